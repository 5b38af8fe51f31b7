import fc from 'fast-check';
import { stampAfter, type Stamp } from '../../../extension/platform/storage/clock';
import type { Register, Registers, Value } from '../../../extension/platform/storage/register';
import type { State } from '../../../extension/platform/storage/state';

// Few of each, so that two states often speak of the same thing at the same time.
const devices = ['aaaaa', 'bbbbb', 'zzzzz'];
const names = ['ref', '__proto__', 'alone', 'parameters', 'ключ', 'a.b', '<'];
const sites = ['example.com', 'a.example.com', 'xn--e1afmkfd.example'];

const stamps: fc.Arbitrary<Stamp> = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...devices), fc.boolean())
  .map(([time, device, twice]) => {
    const stamp = stampAfter(undefined, 1_800_000_000_000 + time, device);
    return twice ? stampAfter(stamp, 0, device) : stamp;
  });

function registers(values: readonly (Value | null)[]): fc.Arbitrary<Registers> {
  const register: fc.Arbitrary<Register> = fc
    .tuple(fc.constantFrom(...values), stamps, fc.option(stamps))
    .map(([value, stamp, over]) => (over === null ? { value, stamp } : { value, stamp, over }));
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), register), { selector: ([name]) => name })
    .map((all) => new Map(all));
}

/** States as they may be stored, with choices of later versions among them. */
export const states: fc.Arbitrary<State> = fc.record({
  settings: registers([true, false, 'crawl', ['a', 'b'], { later: 1 }]),
  sites: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom(...sites),
        fc.record({
          parameters: registers(['keep', 'strip', null, 'maybe']),
          flags: registers([true, null, 'until tomorrow']).map(
            (flags) => new Map([...flags].filter(([name]) => name !== 'parameters')),
          ),
        }),
      ),
      { selector: ([site]) => site },
    )
    .map((all) => new Map(all)),
});

/** A state as text, the same for two states that hold the same. */
export function said({ settings, sites: all }: State): string {
  return JSON.stringify([
    sorted(settings),
    sorted(all)
      .filter(([, { parameters, flags }]) => parameters.size + flags.size > 0)
      .map(([site, { parameters, flags }]) => [site, sorted(parameters), sorted(flags)]),
  ]);
}

function sorted<T>(all: ReadonlyMap<string, T>): (readonly [string, T])[] {
  return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
