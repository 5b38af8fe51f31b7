import type { HostPattern, RuleSet, Shape, StripRule, WrapperRule } from '../model';
import { entityOf, isEntity } from './chunk-keys';
import type { ListChunk } from './list';

/**
 * The shipped rules and those of lists, as one rule set.
 * @param rules the shipped ones
 * @param chunks of any lists, with their keys
 * @param sites that links are on (`google.co.uk`): what lists say of a name under any suffix (`google.*`) holds for these
 */
export function withLists(
  rules: RuleSet,
  chunks: readonly (readonly [key: string, chunk: ListChunk])[],
  ...sites: readonly string[]
): RuleSet {
  if (chunks.length === 0) return rules;
  const concrete = concreteFor(sites);
  const except = merged(chunks.flatMap(([, chunk]) => (chunk.except ?? []).map((shape) => exception(shape, concrete))));
  const strip = chunks.flatMap(([, chunk]) => chunk.strip.flatMap((rule) => placed(rule, concrete)));
  const wrappers = chunks.flatMap(([, chunk]) => chunk.wrappers.flatMap((rule) => placed(rule, concrete)));
  return {
    ...rules,
    // What is told apart by the version of its rules is told apart from answers without lists.
    version: `${rules.version}+lists`,
    strip: [...rules.strip, ...strip.map((rule) => excepted(rule, except))],
    wrappers: [...rules.wrappers, ...wrappers],
  };
}

type Concrete = (host: HostPattern) => readonly HostPattern[];

/** `mail.google.*` as the hosts of that name on the given sites. */
function concreteFor(sites: readonly string[]): Concrete {
  const byEntity = new Map<string, string[]>();
  for (const site of new Set(sites)) byEntity.set(entityOf(site), [...(byEntity.get(entityOf(site)) ?? []), site]);
  return (host) => {
    if (!isEntity(host)) return [host];
    const [name = '', ...above] = host.split('.').toReversed().slice(1);
    const start = above.toReversed().map((label) => `${label}.`);
    return (byEntity.get(`${name}.*`) ?? []).map((site) => start.join('') + site);
  };
}

/** A rule for sites that are none of these is none. */
function placed<R extends StripRule | WrapperRule>(rule: R, concrete: Concrete): R[] {
  const hosts = rule.hosts?.flatMap(concrete);
  if (hosts?.length === 0) return [];
  const except = rule.except?.map((shape) => exception(shape, concrete));
  return [{ ...rule, ...(hosts ? { hosts } : {}), ...(except ? { except } : {}) }];
}

/** A single name (`git.*`) is a first label in an exception, too. */
const exception = (shape: Shape, concrete: Concrete): Shape =>
  shape.hosts
    ? {
        ...shape,
        hosts: shape.hosts.flatMap((host) => (/^[^.]+\.\*$/.test(host) ? [host, ...concrete(host)] : concrete(host))),
      }
    : shape;

/** Exceptions that differ in their hosts alone, as one. */
function merged(shapes: readonly Shape[]): readonly Shape[] {
  const byRest = new Map<string, { rest: Shape; hosts: HostPattern[] | null }>();
  for (const { hosts, ...rest } of shapes) {
    // Hosts of a name under any suffix may be none of these.
    if (hosts?.length === 0) continue;
    const key = `${hosts ? 1 : 0}${JSON.stringify(rest)}`;
    const known = byRest.get(key);
    if (known) known.hosts?.push(...(hosts ?? []));
    else byRest.set(key, { rest, hosts: hosts ? [...hosts] : null });
  }
  return [...byRest.values()].map(({ rest, hosts }) => (hosts ? { ...rest, hosts } : rest));
}

function excepted(rule: StripRule, shapes: readonly Shape[]): StripRule {
  const own = shapes.filter(({ names }) => mayConcern(rule, names));
  return own.length === 0 ? rule : { ...rule, except: [...(rule.except ?? []), ...own] };
}

/** Whether an exception for certain names may be one of a rule; it never denies one that is. */
function mayConcern({ names, ignoreCase = false }: StripRule, those: Shape['names']): boolean {
  if (!those || ignoreCase) return true;
  if ([...names, ...those].some((name) => /^[*~]|\*$/.test(name))) return true;
  return names.some((name) => those.includes(name));
}
