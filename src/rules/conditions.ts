import { decodePercent } from '../canonical/grammar/utf8';
import { anyOf, type Matcher, matcher } from './match';
import type { Condition, Shape } from './model';

/** Where a parameter stands: all that a rule may ask about. */
export interface Place {
  readonly host: string;
  /** Normalized, without what path rules cut. */
  readonly path: string;
  readonly name: string;
  /** As it stands. */
  readonly value: string;
  /** Names of all parameters of the query, decoded. */
  readonly names: readonly string[];
}

export type Test = (at: Place) => boolean;

/** What a shape asks of a place, apart from its host and its name. Only what it names is asked. */
export function conditionTest(
  { paths, value, when }: Omit<Shape, 'hosts' | 'names'>,
  pathTest: (patterns: readonly string[]) => Matcher,
): Test[] {
  const tests: Test[] = [];
  if (paths) {
    const matches = pathTest(paths);
    tests.push(({ path }) => matches(path));
  }
  if (value !== undefined) {
    const shaped = matcher(value);
    tests.push((at) => shaped(decodePercent(at.value)));
  }
  if (when) tests.push(otherParameters(when));
  return tests;
}

/** Several tests as one; null where there is none, which holds everywhere. */
export function everyOf(tests: readonly Test[]): Test | null {
  const [first, ...more] = tests;
  if (!first) return null;
  return more.length === 0 ? first : (at) => tests.every((test) => test(at));
}

/** Holds or not for all parameters of a link alike, so it is asked once a link, however many there are. */
function otherParameters({ has = [], lacks = [] }: Condition): Test {
  const wanted = has.map((pattern) => matcher(pattern));
  const unwanted = lacks.map((pattern) => matcher(pattern));
  let asked: readonly string[] | null = null;
  let answer = false;
  return ({ names }) => {
    if (names !== asked) {
      asked = names;
      answer = wanted.every((matches) => names.some(matches)) && !unwanted.some((matches) => names.some(matches));
    }
    return answer;
  };
}

/** Tests of paths for the rules of one compilation: one for each list of patterns, asked once a path. */
export function pathTests(): (patterns: readonly string[]) => Matcher {
  const known = new Map<string, Matcher>();
  return (patterns) => {
    const key = patterns.join(' ');
    const matches = known.get(key) ?? onceAPath(anyOf(patterns) ?? (() => true));
    known.set(key, matches);
    return matches;
  };
}

/** A test that remembers its last answer: everything about a link asks about the same path. */
function onceAPath(matches: Matcher): Matcher {
  let asked: string | null = null;
  let answer = false;
  return (path) => {
    if (path !== asked) {
      asked = path;
      answer = matches(path);
    }
    return answer;
  };
}
