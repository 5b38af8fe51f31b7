import { createEngine, siteOf, type Decision, type Result } from '../../../src/index';
import type { Gathered } from '../../../src/rules/gather';
import type { Report, ToldParameter } from '../../../extension/report/parse';
import { masked } from '../../../extension/report/mask';

type Rules = Extract<Gathered, { ok: true }>;

/** A link that stands for the one that was reported, and what the rules of today say of it. */
export interface Rebuilt {
  readonly link: string;
  readonly result: Result;
  /** The decision that the report is about. */
  readonly about: Decision | undefined;
  /** Told parameters about which today's rules decide as they did then. */
  readonly alike: number;
}

/**
 * A link with the host, path, names and shapes that a report tells of. What was masked is filled in so that the rules
 * decide as the report says; where that cannot be reached, the closest is taken.
 */
export function rebuild(report: Report, about: string | null, { rules, notes }: Rules): Rebuilt | null {
  const engine = createEngine({ rules });
  const ids = [...report.parameters.map(({ rule }) => rule), ...(report.sealed ? [report.sealed.rule] : [])];
  const samples = ids.flatMap((id) => notes[id]?.samples ?? []).map((one) => (typeof one === 'string' ? one : one[0]));
  const asked = samples.slice(0, mostSamples).flatMap((link) => {
    const result = engine.explain(link);
    return 'error' in result ? [] : [result];
  });
  let best: Rebuilt | null = null;
  for (const host of hostsFor(report.host, asked, rules.families))
    for (const path of pathsFor(report.path, asked))
      for (const fill of [...fillings, sampled(asked)]) {
        const link = written(report, host, path, fill);
        const result = engine.explain(link);
        if ('error' in result) continue;
        const found = { link, result, about: decisionFor(result, report, about), alike: likeness(result, report) };
        if (!best || score(found, report, about) > score(best, report, about)) best = found;
      }
  return best;
}

/** Each is tried as a host, a path and a source of values. */
const mostSamples = 12;

/** What the report is about counts for more than all else. */
function score({ about, alike }: Rebuilt, report: Report, name: string | null): number {
  const told = report.parameters.find((each) => each.name === name);
  return alike + (about && told && about.rule === told.rule && about.action === told.action ? 1000 : 0);
}

function decisionFor({ decisions }: Result, { parameters }: Report, name: string | null): Decision | undefined {
  const told = parameters.find((each) => each.name === name);
  const plain = decoded(name ?? '');
  return decisions.find((each) => each.name === plain && (!told || each.part === told.part));
}

function likeness({ decisions, sealed }: Result, report: Report): number {
  const same = report.parameters.filter(({ name, rule, action }) =>
    decisions.some((each) => each.name === decoded(name) && each.rule === rule && each.action === action),
  );
  return same.length + Number(sealed?.rule === report.sealed?.rule);
}

/** The host itself; for a pattern, hosts below it: first those on which the rules have samples. */
function hostsFor(pattern: string, asked: readonly Result[], families: Rules['rules']['families']): string[] {
  if (pattern === '*') return [...new Set([...asked.map(({ host }) => host), 'www.example.com'])];
  if (!pattern.startsWith('*.')) return [pattern];
  const site = pattern.slice(2);
  const below = [...asked.map(({ host }) => host), ...Object.values(families).flat()].filter((host) =>
    `.${host}`.endsWith(`.${site}`),
  );
  const made = siteOf(`x.${site}`) === `x.${site}` ? [`example.${site}`] : [site, `www.${site}`];
  return [...new Set([...below.filter((host) => host !== site), ...made])];
}

/**
 * The path as it was told; then, where it is only a shape, those of that shape on which the rules have samples; then
 * the others.
 */
function pathsFor(told: string | null, asked: readonly Result[]): string[] {
  const known = asked.map(({ text }) => new URL(text).pathname);
  const shape = masked(told ?? '/');
  return [...new Set([told ?? '/', ...known.filter((path) => masked(path) === shape), ...known])];
}

type Filling = (parameter: ToldParameter) => string;

const cycle = (letters: string) => {
  return (value: string): string =>
    [...value].map((one, index) => (one === 'x' ? (letters[index % letters.length] ?? 'x') : one)).join('');
};
const hexadecimal = cycle('abcdef');

/** Ways to fill a masked value: as it is, in hexadecimal digits, as words do, as chance does. */
const fillings: readonly Filling[] = [
  ({ value }) => value ?? '',
  ({ value }) => hexadecimal(value ?? '').replaceAll('9', '7'),
  ({ value }) => cycle('sample')(value ?? '').replaceAll('9', '1'),
  ({ value }) =>
    cycle('kqtzvbn')(value ?? '')
      .replaceAll('X', 'Q')
      .replaceAll('9', '4'),
];

/** The values that samples have under the same name. */
const sampled =
  (asked: readonly Result[]): Filling =>
  ({ name, value }) => {
    if (value === null || value === '') return '';
    const all = asked.flatMap(({ decisions }) => decisions).filter((each) => each.name === decoded(name));
    return (all.find((each) => masked(each.value) === value) ?? all[0])?.value ?? value;
  };

function written({ parameters }: Report, host: string, path: string, fill: Filling): string {
  const tokens = (part: ToldParameter['part']) =>
    parameters
      .filter((each) => each.part === part)
      .map((each) => `${each.name}${each.value === null ? '' : `=${fill(each)}`}`)
      .join('&');
  const [query, fragment] = [tokens('query'), tokens('fragment')];
  return `https://${host}${path}${query && `?${query}`}${fragment && `#${fragment}`}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
