import { type Families, expandHosts } from '../hosts';
import type { GuardRule, HostPattern, Pattern, RuleSet, Trait, WrapperRule } from '../model';
import { BUDGET, costOfSource } from './expression';
import { type PathExpression, pathExpressions, wholePath } from './paths';
import { selectivity, traitExpressions } from './traits';
import type { Draft, Where } from './types';

/**
 * Rules that leave a link alone for what it is: everything that a guard seals, and every redirector's link. They match
 * at least that. Of a guard that asks for several parameters two are looked for, and of a value only how it begins:
 * where a browser cannot be told more, too much is left alone rather than too little.
 */
export function sealedDrafts({ guards, wrappers, families }: RuleSet, guardsAt: number, wrappersAt: number): Draft[] {
  const ofGuards = guards.flatMap((guard) => guardWheres(guard, families));
  const ofWrappers = wrappers.flatMap((wrapper) => wrapperWheres(wrapper, families));
  return [
    ...merged(ofGuards).map((where) => ({ kind: 'guard' as const, priority: guardsAt, removes: null, where })),
    ...merged(ofWrappers).map((where) => ({ kind: 'wrapper' as const, priority: wrappersAt, removes: null, where })),
  ];
}

function guardWheres({ hosts, paths, has, part, ignoreCase = false }: GuardRule, families: Families): Where[] {
  const choices = (has ?? []).map((one): readonly Trait[] => (isChoice(one) ? one : [one]));
  const expressions = (labels: readonly string[]) =>
    part === 'fragment' ? inFragment(choices[0] ?? []) : expressionsOf(paths, choices, labels);
  return onHosts(hosts, families, expressions).map((where) => ({ ...where, ignoreCase }));
}

/** Somewhere in a fragment, as Chromium sees it; no other browser shows one to a rule. */
const inFragment = (traits: readonly Trait[]): readonly string[] =>
  (traitExpressions(traits, BUDGET) ?? []).map((trait) => `#.*${trait}`);

const isChoice = (one: Trait | readonly Trait[]): one is readonly Trait[] => Array.isArray(one);

/** A redirector that has a path of its own is told by it; one that has none, by the parameter with the destination. */
function wrapperWheres({ hosts, paths, destination }: WrapperRule, families: Families): Where[] {
  const inPath = 'path' in destination ? [destination.path] : undefined;
  const names = !paths && 'query' in destination ? [destination.query] : [];
  return onHosts(hosts, families, (labels) => expressionsOf(paths ?? inPath, names, labels));
}

/** @param expressions those of which one must match, for hosts with these first labels; null where all do */
function onHosts(
  hosts: readonly HostPattern[] | undefined,
  families: Families,
  expressions: (labels: readonly string[]) => readonly string[] | null,
): Where[] {
  const all = expandHosts(hosts, families);
  if (!all) return wheres({}, expressions([]));
  const labels = all.filter((host) => host.endsWith('.*')).map((host) => host.slice(0, -2));
  const domains = all.filter((host) => !host.endsWith('.*'));
  return [
    ...(domains.length > 0 ? wheres({ domains }, expressions([])) : []),
    ...(labels.length > 0 ? wheres({}, expressions(labels)) : []),
  ];
}

const wheres = (where: Where, expressions: readonly string[] | null): Where[] =>
  expressions === null ? [where] : expressions.map((expression) => ({ ...where, expression }));

function expressionsOf(
  paths: readonly Pattern[] | undefined,
  choices: readonly (readonly Trait[])[],
  labels: readonly string[],
): readonly string[] | null {
  // Those of which a browser cannot be told are not asked for.
  const told = choices
    .filter((traits) => traitExpressions(traits, BUDGET) !== null)
    .toSorted((a, b) => selectivity(b) - selectivity(a));
  const [one, other] = told;
  if (!paths && !one) return labels.length === 0 ? null : [`^https?://(?:${labels.join('|')})\\.`];
  if (!paths) return withLabels(labels, parametersOf(one ?? [], other));
  if (!one) return pathExpressions(paths, labels, BUDGET).map(wholePath);
  const both = pathExpressions(paths, labels, BUDGET / 2).flatMap((path) => {
    const room = BUDGET - costOfSource(path.source + between(path));
    return (traitExpressions(one, room, 0) ?? []).map((trait) => path.source + between(path) + trait);
  });
  return both.length <= MOST_FOR_ONE ? both : pathExpressions(paths, labels, BUDGET).map(wholePath);
}

/** A guard that would take more is told by its path alone. */
const MOST_FOR_ONE = 24;

const between = ({ ends }: PathExpression): string => (ends ? '\\?(?:.*&)?' : '.*[?&]');

const withLabels = (labels: readonly string[], expressions: readonly string[]): readonly string[] =>
  labels.length === 0
    ? expressions
    : expressions.map((expression) => `^https?://(?:${labels.join('|')})\\..*${expression}`);

/** One parameter, or two in either order. */
function parametersOf(one: readonly Trait[], other: readonly Trait[] | undefined): readonly string[] {
  if (!other) return (traitExpressions(one, BUDGET, BUDGET * 0.7) ?? []).map((trait) => `[?&]${trait}`);
  const half = (BUDGET - costOfSource('[?&](?:.*&)?')) / 2;
  const firsts = traitExpressions(one, half) ?? [];
  const seconds = traitExpressions(other, half) ?? [];
  return firsts.flatMap((first) => seconds.flatMap((second) => [inOrder(first, second), inOrder(second, first)]));
}

/** What ends the first may be what begins the second. */
const inOrder = (first: string, second: string): string =>
  `[?&]${first.replace('(?:[=&#]|$)', '[=&]')}(?:.*&)?${second}`;

/** Those that ask for the same on different hosts as one. */
function merged(all: readonly Where[]): Where[] {
  const found = new Map<string, { where: Where; domains: Set<string> | null }>();
  for (const where of all) {
    const key = `${where.expression ?? ''} ${where.ignoreCase ?? false} ${where.domains ? 'some' : 'all'}`;
    const known = found.get(key);
    if (!known) found.set(key, { where, domains: where.domains ? new Set(where.domains) : null });
    else for (const domain of where.domains ?? []) known.domains?.add(domain);
  }
  return [...found.values()].map(({ where, domains }) =>
    domains ? { ...where, domains: [...domains].toSorted() } : where,
  );
}
