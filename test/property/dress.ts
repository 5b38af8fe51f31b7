import { expandHosts } from '../../src/rules/hosts';
import { matcher } from '../../src/rules/match';
import type { Pattern, RuleSet, Shape, StripRule } from '../../src/rules/model';
import type { Dice } from '../bench/corpus/dice.mjs';

/** A name that is junk on every site, with a value such as it has there. */
export interface Identifier {
  readonly name: string;
  readonly values: readonly string[];
  readonly ignoreCase: boolean;
  readonly rule: StripRule;
  /** Where the rule does not hold, families written out. */
  readonly except: readonly Shape[];
}

/** What people find behind such names: numbers, words, hashes, tokens, an escape, an address, nothing. */
const values = [
  'newsletter',
  '1798761600',
  'IwAR0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789aBcDeFgHiJkLmNoPqRs',
  'Cj0KCQiA-aBcDeFgHiJkLmNoPqRsTuVwXyZ_wcB',
  '7c1e5a90b3d24f86a1e9c3d5f7024b68',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  'MTIzNDU2Nzg5MA%3D%3D',
  'spring%20sale',
  'a.b~c',
  '',
];

/**
 * Every identifier that a rule takes on all sites by name: `always`, in the query, without hosts, paths or conditions.
 * A pattern stands for one name that it fits; an expression, for none.
 */
export function identifiersOf(rules: RuleSet): Identifier[] {
  const everywhere = rules.strip.filter(
    (rule) =>
      rule.strength === 'always' &&
      (rule.part ?? 'query') === 'query' &&
      !(rule.hosts ?? rule.paths ?? rule.when ?? rule.policy),
  );
  return everywhere.flatMap((rule) => {
    const except = (rule.except ?? []).map((shape) => {
      const hosts = expandHosts(shape.hosts, rules.families);
      return hosts ? { ...shape, hosts } : shape;
    });
    return rule.names.flatMap((pattern) => {
      const name = nameFor(pattern);
      const fitting = rule.value === undefined ? values : values.filter(fits(rule.value));
      return name === null || fitting.length === 0
        ? []
        : [{ name, values: fitting, ignoreCase: rule.ignoreCase ?? false, rule, except }];
    });
  });
}

/** Whether a rule surely holds on a link: what it excepts lies elsewhere. */
export function holdsOn({ rule, except, name }: Identifier, link: string): boolean {
  const { hostname, pathname, search } = new URL(link);
  const names = search
    .slice(1)
    .split('&')
    .map((one) => one.replace(/=.*/s, ''));
  const within = ({ hosts, paths, names: confined, when }: Shape) =>
    (!hosts ||
      hosts.some((one) => hostname.startsWith(one.replace(/\*$/, '')) || `.${hostname}`.endsWith(`.${one}`))) &&
    (!paths || paths.some((one) => matcher(one)(pathname))) &&
    (!confined || confined.some((one) => matcher(one, rule.ignoreCase)(name))) &&
    (!when?.has || when.has.some((one) => names.some(matcher(one))));
  return !except.some(within);
}

/**
 * A link with identifiers put among its parameters, anywhere, some with letters escaped, some in other case where the
 * rule says that case is nothing.
 */
export function dress(link: string, identifiers: readonly Identifier[], dice: Dice): string {
  const [, front = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link) ?? [];
  const tokens = query === undefined ? [] : query.split('&');
  for (const identifier of identifiers) tokens.splice(dice.below(tokens.length + 1), 0, token(identifier, dice));
  return `${front}?${tokens.join('&')}${fragment}`;
}

function token({ name, values: fitting, ignoreCase }: Identifier, dice: Dice): string {
  const value = dice.one(fitting);
  const written = [...name].map((letter) => spell(letter, ignoreCase, dice)).join('');
  return value === '' && dice.chance(0.5) ? written : `${written}=${value}`;
}

function spell(letter: string, ignoreCase: boolean, dice: Dice): string {
  const cased = ignoreCase && dice.chance(0.1) ? letter.toUpperCase() : letter;
  if (/[^\w.~-]/.test(letter) || !dice.chance(0.05)) return cased;
  const code = (cased.codePointAt(0) ?? 0).toString(16);
  return `%${dice.chance(0.5) ? code.toUpperCase() : code}`;
}

function nameFor(pattern: Pattern): string | null {
  if (pattern.startsWith('~')) return null;
  const name = pattern.replace(/^\*/, 'a1').replace(/\*$/, 'a1');
  return /^[\x21-\x7e]+$/.test(name) && !/[&=#%?+;]/.test(name) ? name : null;
}

const fits = (pattern: Pattern) => {
  const test = matcher(pattern);
  return (value: string) => test(decodeURIComponent(value));
};
