import { matcher } from '../match';
import type { GuardRule, Pattern, RuleSet } from '../model';
import type { Finding } from './finding';

/** Names that mean something else on every site. */
const generic = [
  ...'abcdefghijklmnopqrstuvwxyz',
  ...'action aid cat category channel cid code content date dest entry event filter from goto hash id'.split(' '),
  ...'item key keyword lang language link locale location medium mode name next origin page pid'.split(' '),
  ...'placement position product q query redirect ref referrer referer return search session share'.split(' '),
  ...'sid sig sign site sort source src state tag target term title to token ts type uid url user'.split(' '),
  ...'variant version'.split(' '),
];

/** Rules that take a common name on all sites, by name alone: it has to be named hosts, a path, a shape or company. */
export function genericFindings(rules: RuleSet): Finding[] {
  const strips = rules.strip
    .filter(({ hosts, paths, value, when, policy }) => !hosts && !paths && !value && !when && !policy)
    .flatMap(({ id, names, ignoreCase }) =>
      names.flatMap((pattern, index) => {
        const name = genericIn(pattern, ignoreCase);
        return name === undefined ? [] : [{ rule: id, field: `names[${index}]`, message: tooCommon(name), advice }];
      }),
    );
  return [...strips, ...rules.guards.flatMap(guardFinding)];
}

function guardFinding({ id, hosts, paths, has, ignoreCase }: GuardRule): Finding[] {
  const only = has?.length === 1 && !hosts && !paths ? has[0] : undefined;
  if (only === undefined) return [];
  const choices = typeof only === 'string' || 'name' in only ? [only] : only;
  const name = choices.flatMap((one) => (typeof one === 'string' ? (genericIn(one, ignoreCase) ?? []) : []))[0];
  return name === undefined ? [] : [{ rule: id, field: 'has[0]', message: tooCommon(name), advice }];
}

const genericIn = (pattern: Pattern, ignoreCase = false): string | undefined =>
  generic.find(matcher(pattern, ignoreCase));

const advice = 'Add "hosts": the sites on which you saw that it means this.';

const tooCommon = (name: string) =>
  `${name} is content on many sites: expected hosts, paths, a value's shape or other parameters beside it`;
