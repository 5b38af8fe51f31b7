import { decodePercent } from '../canonical/grammar/utf8';
import { expandHosts, HostIndex } from './hosts';
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

export const never: Test = () => false;
const everywhere: Test = () => true;

/** A shape as one test. Only what it names is asked. */
export function compileShape(shape: Shape, families: Readonly<Record<string, readonly string[]>>): Test {
  const tests: Test[] = [];
  const { hosts, paths, names, value, when } = shape;
  if (hosts) {
    const index = new HostIndex<true>();
    index.add(expandHosts(hosts, families), true);
    tests.push((at) => index.at(at.host).length > 0);
  }
  ask(anyOf(paths), (at) => at.path);
  ask(anyOf(names), (at) => at.name);
  ask(value === undefined ? null : matcher(value), (at) => decodePercent(at.value));
  if (when) tests.push(otherParameters(when));
  return tests.length === 0 ? everywhere : (at) => tests.every((test) => test(at));

  function ask(matches: Matcher | null, what: (at: Place) => string): void {
    if (matches) tests.push((at) => matches(what(at)));
  }
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
