import { prepare } from '../../canonical/prepare';
import type { UserEntries } from '../../canonical/types';
import { expandHosts } from '../hosts';
import { anyOf, matcher } from '../match';
import type { HostPattern, Pattern, RuleSet, StripRule } from '../model';
import { BUDGET, literally } from './expression';
import { pathExpressions, wholePath } from './paths';
import { traitExpressions } from './traits';
import type { Draft, NotTold } from './types';
import { type Known, personal, type Verdict, verdictOn } from './verdict';

/** What goes from links on a host, and where else. */
interface HostRemovals {
  readonly host: string;
  /** Wherever they stand. */
  readonly always: readonly string[];
  /** These too, but not where something says that they may be content. */
  readonly fragile: readonly string[];
  readonly fragileOn: readonly Pattern[];
  readonly fragileBeside: readonly Pattern[];
  /** And these on some paths. */
  readonly sometimes: readonly { readonly names: readonly string[]; readonly on: readonly Pattern[] }[];
}

export interface Removals {
  readonly drafts: readonly Draft[];
  readonly leftOut: readonly { readonly why: NotTold; readonly names: readonly string[] }[];
}

/** Paths that hold an address, which owns the query: no rule takes anything out there. */
export const ADDRESS_IN_PATH: readonly Pattern[] = ['*/https:/*', '*/http:/*'];

/** Of one redirect only: the rules of a host stand above those of the hosts above it, and are complete for it. */
const STEP = 10;

/**
 * Rules that take identifiers out: one for each set of names that goes somewhere, since only one redirect is done.
 * @param user the person's entries; `strip` is not looked at, since it says nothing of who the person is
 * @param liftedAt where rules stand for hosts whose guards the person lifted
 */
export function removalsFrom(rules: RuleSet, user: UserEntries, liftedAt: number): Removals {
  const all = rules.strip.filter(
    (rule) => personal.has(rule.class) && (rule.part ?? 'query') === 'query' && !rule.policy,
  );
  const names = new Set(all.flatMap(namesOf));
  const kept: UserEntries = { version: 1, sites: withoutStrip(user) };
  const functions = { toAscii: Object.assign((host: string) => host, { version: '' }), siteOf: () => null };
  const { sites } = prepare(functions, { rules, user: kept }).setup;
  const known: Known = {
    families: rules.families,
    rules: new Map([...rules.strip, ...rules.keep].map((rule) => [rule.id, rule])),
    met: new Map(),
  };
  const hosts = hostsThatSay(rules, all, names, user);
  const untold = new Map<NotTold, Set<string>>();
  const of = (host: string): HostRemovals => {
    const site = host === '' ? sites.everywhere : sites.at(host, 0, host.length);
    const verdicts = [...names].map((name) => {
      const verdict = verdictOn(name, host, site.named(name)?.query ?? [], known);
      if (verdict.notTold && (host === '' || all.some((rule) => ownsName(rule, name, host, rules))))
        add(untold, verdict.notTold, name);
      return [name, verdict] as const;
    });
    return removalsOf(host, verdicts);
  };
  const byHost = new Map(['', ...hosts.domains].map((host) => [host, of(host)] as const));
  const different = [...byHost.values()].filter(({ host }) => host === '' || differs(byHost, host));
  const drafts = grouped(different).flatMap((group) => draftsOf(group, rules, 0));
  const lifted = Object.keys(user.sites).filter((host) => user.sites[host]?.liftGuard === true);
  const above = [...byHost.values()].filter(({ host }) =>
    lifted.some((one) => host === one || host.endsWith(`.${one}`)),
  );
  for (const rule of all)
    for (const name of rule.names) {
      if (!isTold(name)) add(untold, 'pattern', name);
      else if (rule.ignoreCase) add(untold, 'case', name);
    }
  return {
    drafts: [...drafts, ...grouped(above).flatMap((group) => draftsOf(group, rules, liftedAt))],
    leftOut: [...untold].map(([why, some]) => ({ why, names: [...some].toSorted() })),
  };
}

const isTold = (name: Pattern): boolean => /^[\w.-]+$/.test(name);

/** As it is written, in small letters and in large ones: browsers compare letter by letter. */
const namesOf = ({ names, ignoreCase }: StripRule): readonly string[] =>
  names.filter(isTold).flatMap((name) => (ignoreCase ? [name, name.toLowerCase(), name.toUpperCase()] : [name]));

const withoutStrip = ({ sites }: UserEntries): UserEntries['sites'] =>
  Object.fromEntries(Object.entries(sites).map(([host, entry]) => [host, { ...entry, strip: [] }]));

function ownsName({ names, hosts, ignoreCase }: StripRule, name: string, host: string, { families }: RuleSet): boolean {
  if (!names.some((one) => matcher(one, ignoreCase)(name))) return false;
  const where = expandHosts(hosts, families);
  return where ? where.some((one) => host === one || host.endsWith(`.${one}`)) : host === '';
}

/** Hosts on which something may be said of the names that is not said elsewhere. */
function hostsThatSay(
  { strip, keep, families }: RuleSet,
  all: readonly StripRule[],
  names: ReadonlySet<string>,
  user: UserEntries,
): { readonly domains: readonly string[] } {
  const speaks = [...strip.filter((rule) => rule.hosts), ...keep].filter(({ names: own, ignoreCase }) => {
    const matches = anyOf(own, ignoreCase);
    return matches !== null && [...names].some(matches);
  });
  const said: HostPattern[] = [
    ...speaks.flatMap(({ hosts = [], except = [] }) => [...hosts, ...except.flatMap((shape) => shape.hosts ?? [])]),
    ...all.flatMap(({ except = [] }) => except.flatMap((shape) => shape.hosts ?? [])),
    ...Object.keys(user.sites),
  ];
  const expanded = new Set(expandHosts(said, families));
  return { domains: [...expanded].filter((host) => !host.endsWith('.*')).toSorted() };
}

function removalsOf(host: string, verdicts: readonly (readonly [string, Verdict])[]): HostRemovals {
  const going = verdicts.filter(([, { strips }]) => strips);
  const everywhere = going.filter(([, { onlyOn }]) => onlyOn === null);
  const fragile = everywhere.filter(([, verdict]) => isFragile(verdict));
  const sometimes = new Map<string, { names: string[]; on: readonly Pattern[] }>();
  for (const [name, { onlyOn, exceptOn, exceptBeside }] of going) {
    // One that goes on some paths save others stays: no browser is told of both.
    if (!onlyOn || exceptOn.length + exceptBeside.length > 0) continue;
    const key = onlyOn.join(' ');
    sometimes.set(key, { names: [...(sometimes.get(key)?.names ?? []), name], on: onlyOn });
  }
  return {
    host,
    always: everywhere.filter(([, verdict]) => !isFragile(verdict)).map(([name]) => name),
    fragile: fragile.map(([name]) => name),
    fragileOn: [...new Set(fragile.flatMap(([, { exceptOn }]) => exceptOn.filter(isOwn)))],
    fragileBeside: [...new Set(fragile.flatMap(([, { exceptBeside }]) => exceptBeside))],
    sometimes: [...sometimes.values()],
  };
}

const isFragile = ({ exceptOn, exceptBeside }: Verdict): boolean => exceptOn.some(isOwn) || exceptBeside.length > 0;

const isOwn = (pattern: Pattern): boolean => !ADDRESS_IN_PATH.includes(pattern);

const saying = (one: HostRemovals): string => JSON.stringify({ ...one, host: '' });
const depthOf = (host: string): number => (host === '' ? 0 : host.split('.').length);

/** Whether something else goes there than from the nearest host above it. */
function differs(byHost: ReadonlyMap<string, HostRemovals>, host: string): boolean {
  const own = byHost.get(host);
  for (let at = host; at !== '';) {
    at = at.includes('.') ? at.slice(at.indexOf('.') + 1) : '';
    const above = byHost.get(at);
    if (above && own) return saying(above) !== saying(own);
  }
  return false;
}

interface Group {
  readonly hosts: readonly string[];
  readonly depth: number;
  readonly removals: HostRemovals;
}

function grouped(all: readonly HostRemovals[]): readonly Group[] {
  const groups = new Map<string, { hosts: string[]; depth: number; removals: HostRemovals }>();
  for (const one of all) {
    const depth = depthOf(one.host);
    const key = `${depth} ${saying(one)}`;
    const known = groups.get(key);
    if (known) known.hosts.push(one.host);
    else groups.set(key, { hosts: [one.host], depth, removals: one });
  }
  return [...groups.values()];
}

function draftsOf({ hosts, depth, removals: one }: Group, rules: RuleSet, at: number): readonly Draft[] {
  const everywhere = depth === 0;
  const domains = everywhere ? {} : { domains: hosts };
  const base = at + depth * STEP;
  const usual = [...one.always, ...one.fragile];
  const kind = everywhere ? 'everywhere' : usual.length === 0 ? 'site' : 'host';
  const draft = (kindOfIt: Draft['kind'], over: number, names: readonly string[], expression?: string): Draft => ({
    kind: kindOfIt,
    priority: base + over,
    removes: names.length === 0 ? null : names.toSorted(),
    where: { ...domains, ...(expression === undefined ? {} : { expression }) },
  });
  const careful = one.fragile.length === 0 ? [] : [...onPaths(one.fragileOn), ...beside(one.fragileBeside)];
  return [
    draft(kind, 1, usual),
    ...one.sometimes.flatMap(({ names, on }) =>
      onPaths(on).map((expression) => draft('path', 2, [...usual, ...names], expression)),
    ),
    ...careful.map((expression) => draft('path', 3, one.always, expression)),
    ...labelled(one, rules).map((expression) => draft('path', 4, [], expression)),
  ];
}

const onPaths = (patterns: readonly Pattern[]): readonly string[] =>
  pathExpressions(patterns, [], BUDGET).map(wholePath);

const beside = (names: readonly Pattern[]): readonly string[] =>
  names.length === 0 ? [] : (traitExpressions(names, BUDGET) ?? []).map((trait) => `[?&]${trait}`);

/** Hosts with a first label that keeps some of the names: there everything stays. */
function labelled({ always, fragile, sometimes }: HostRemovals, { strip, keep }: RuleSet): readonly string[] {
  const going = [...always, ...fragile, ...sometimes.flatMap(({ names }) => names)];
  const goes = (names: readonly Pattern[], ignoreCase = false) => {
    const matches = anyOf(names, ignoreCase);
    return matches !== null && going.some(matches);
  };
  const found = [
    ...keep.filter(({ names, ignoreCase }) => goes(names, ignoreCase)).flatMap(({ hosts }) => labelsOf(hosts)),
    ...strip
      .filter(({ names, ignoreCase }) => goes(names, ignoreCase))
      .flatMap((rule) => [
        ...(personal.has(rule.class) ? [] : labelsOf(rule.hosts)),
        ...(rule.except ?? []).flatMap((shape) => labelsOf(shape.hosts)),
      ]),
  ];
  return [...new Set(found)].map((label) => `^https?://${literally(label.slice(0, -2))}\\.`);
}

const labelsOf = (hosts: readonly HostPattern[] = []) => hosts.filter((host) => host.endsWith('.*'));

function add(map: Map<NotTold, Set<string>>, why: NotTold, name: string): void {
  const some = map.get(why);
  if (some) some.add(name);
  else map.set(why, new Set([name]));
}
