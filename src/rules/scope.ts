import { conditionTest, everyOf, type PathTest, type Place, type Test } from './conditions';
import { type Families, HostIndex } from './hosts';
import { anyOf, type Matcher } from './match';
import type { Shape } from './model';

/** Where a rule holds for one name on one host: everywhere there (null), where the test says, or nowhere. */
export type Holding = Test | null | 'nowhere';

/** A rule's conditions and exceptions, still to be narrowed to a host and a name. */
export type Scope = (host: string, name: string) => Holding;

/** What compiling needs of the rule data around a rule. */
export interface Surroundings {
  readonly families: Families;
  /** Tests of paths, one for each list of patterns, however many rules have that list. */
  readonly paths: (patterns: readonly string[]) => PathTest;
  /** How many guards are compiled so far. */
  readonly guards: { count: number };
}

interface Exception {
  readonly hosts: HostIndex<true> | null;
  readonly names: Matcher | null;
  readonly test: Test | null;
  /** Whether it looks at nothing but a path, of which a filter tells. */
  readonly told: boolean;
}

/** The scope of a rule whose hosts are looked up elsewhere. */
export function scopeOf(shape: Omit<Shape, 'names'>, except: readonly Shape[], around: Surroundings): Scope {
  const inside = everyOf(conditionTest(shape, around.paths));
  const exceptions = except.map((one) => exceptionOf(one, around));
  if (exceptions.length === 0) return () => inside;
  const narrowed = new Map<string, Holding>();
  return (host, name) => {
    const there = exceptions.filter(
      ({ hosts, names }) => (!hosts || hosts.at(host).length > 0) && (!names || names(name)),
    );
    if (there.length === 0) return inside;
    if (there.some(({ test }) => !test)) return 'nowhere';
    // Most names on most hosts have the same exceptions: those that name neither.
    const key = there.map((one) => exceptions.indexOf(one)).join();
    const known = narrowed.get(key);
    if (known !== undefined) return known;
    const tests = there.flatMap(({ test }) => (test ? [test] : []));
    const outside = someOf(tests);
    const holding: Test = Object.assign(
      inside ? (at: Place) => inside(at) && !outside(at) : (at: Place) => !outside(at),
      { unlessPath: !inside && there.every(({ told }) => told) },
    );
    narrowed.set(key, holding);
    return holding;
  };
}

/** Several tests of which one is enough. */
function someOf(tests: readonly Test[]): Test {
  const [only] = tests;
  return only && tests.length === 1 ? only : (at) => tests.some((test) => test(at));
}

function exceptionOf({ names, ...shape }: Shape, around: Surroundings): Exception {
  const { hosts, exact, paths, value, when } = shape;
  const told = paths !== undefined && value === undefined && !when && !exact && around.paths(paths).told;
  const rest = { names: anyOf(names), test: everyOf(conditionTest(shape, around.paths)), told };
  if (!hosts) return { hosts: null, ...rest };
  const index = new HostIndex<true>(around.families);
  index.add(hosts, true);
  return { hosts: index, ...rest };
}
