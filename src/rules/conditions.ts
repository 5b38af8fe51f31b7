import { decodePercent } from '../canonical/grammar/utf8';
import { anyOf, leastLength, type Matcher, matcher, mustHold, parsePattern, unescaped } from './match';
import type { Condition, Pattern, Shape } from './model';
import { tellsPaths } from './path-filter';

/** Where a parameter stands: all that a rule may ask about. */
export interface Place {
  readonly host: string;
  /** Normalized, without what path rules cut. */
  readonly path: string;
  /** Whether a path condition that a PathFilter tells may hold: then it is asked. */
  readonly pathMayMatch: boolean;
  readonly name: string;
  /** As it stands. */
  readonly value: string;
  /** How long it is: told without cutting it out. */
  readonly valueLength: number;
  /** Names of all parameters of the query, decoded. */
  readonly names: readonly string[];
  /** Whether a text of unreserved characters may stand in one of these: quicker told. */
  mayName(text: string): boolean;
}

export interface Test {
  (at: Place): boolean;
  /** Set where it holds wherever no path condition may match. */
  readonly unlessPath?: boolean;
}

/** What a shape asks of a place, apart from its name and from where its hosts are looked up. Only what it names is asked. */
export function conditionTest(
  { hosts, exact, paths, value, when }: Omit<Shape, 'names'>,
  pathTest: (patterns: readonly string[]) => PathTest,
): Test[] {
  const tests: Test[] = [];
  if (hosts && exact) tests.push(exactHost(hosts));
  if (paths) {
    const { matches, told } = pathTest(paths);
    tests.push(told ? (at) => at.pathMayMatch && matches(at.path) : ({ path }) => matches(path));
  }
  if (value !== undefined) {
    const shaped = decodedMatcher(value);
    const least = leastLength(value);
    // Decoding makes no value longer.
    tests.push((at) => at.valueLength >= least && shaped(at.value));
  }
  if (when) tests.push(otherParameters(when));
  return tests;
}

/** What is looked up by host is found below it, too. */
function exactHost(hosts: readonly string[]): Test {
  const all = new Set(hosts);
  return ({ host }) => all.has(host.endsWith('.') ? host.slice(0, -1) : host);
}

/** A test of values as they stand, percent-decoded once. */
function decodedMatcher(pattern: Pattern): Matcher {
  const matches = matcher(pattern);
  const parsed = parsePattern(pattern);
  // What begins so before it is decoded does so afterwards.
  if (parsed.form === 'prefix' && !parsed.text.includes('%'))
    return (value) => value.startsWith(parsed.text) || (value.includes('%') && matches(decodePercent(value)));
  return (value) => matches(decodePercent(value));
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
  const literals = has.map(mustHold).map(unescaped);
  let asked: readonly string[] | null = null;
  let answer = false;
  return (at) => {
    for (const literal of literals) if (!at.mayName(literal)) return false;
    const { names } = at;
    if (names !== asked) {
      asked = names;
      answer = wanted.every((matches) => names.some(matches)) && !unwanted.some((matches) => names.some(matches));
    }
    return answer;
  };
}

/** A test of paths, and whether a PathFilter tells most of those that it does not match. */
export interface PathTest {
  readonly matches: Matcher;
  readonly told: boolean;
}

/** Tests of paths for the rules of one compilation: one for each list of patterns, asked once a path. */
export function pathTests(): (patterns: readonly string[]) => PathTest {
  const known = new Map<string, PathTest>();
  return (patterns) => {
    const key = patterns.join(' ');
    const test = known.get(key) ?? {
      matches: onceAPath(anyOf(patterns) ?? (() => true)),
      told: patterns.every(tellsPaths),
    };
    known.set(key, test);
    return test;
  };
}

/** A test that remembers its last answer: everything about a link asks about the same path. */
function onceAPath(matches: Matcher): Matcher {
  let asked: string | null = null;
  let answer = false;
  return (path) => {
    if (path !== asked) answer = matches(path);
    // Also where it is equal: the same object is told at once, an equal one is read.
    asked = path;
    return answer;
  };
}
