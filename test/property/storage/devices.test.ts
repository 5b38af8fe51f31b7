import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { choose } from '../../../extension/platform/storage/choose';
import { defend } from '../../../extension/platform/storage/defend';
import { merge } from '../../../extension/platform/storage/merge';
import type { Place } from '../../../extension/platform/storage/places';
import { nothingChosen, type State } from '../../../extension/platform/storage/state';
import { said } from './states';

vi.setConfig({ testTimeout: 60_000 });

const start = Date.UTC(2026, 0, 1);
const day = 86_400_000;
const names = ['aaaaa', 'mmmmm', 'zzzzz'];
const place: Place = { in: 'parameters', site: 'example.com', name: 'ref' };
const valueIn = (state: State) => state.sites.get('example.com')?.parameters.get('ref')?.value ?? null;

/** How many days the clock of each device is fast. */
const clocks = fc.array(fc.constantFrom(0, 0, 400, -400, 0.001), { minLength: 3, maxLength: 3 });
type Event =
  | { readonly what: 'choose'; readonly device: number; readonly value: 'keep' | 'strip' | null }
  | { readonly what: 'meet'; readonly device: number; readonly other: number }
  | { readonly what: 'wait'; readonly days: number };
const happening: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    what: fc.constant('choose' as const),
    device: fc.nat(2),
    value: fc.constantFrom('keep' as const, 'strip' as const, null),
  }),
  fc.record({ what: fc.constant('meet' as const), device: fc.nat(2), other: fc.nat(2) }),
  fc.record({ what: fc.constant('wait' as const), days: fc.constantFrom(0, 0, 1, 30) }),
);

class Person {
  readonly states: State[] = names.map(() => nothingChosen);
  private time = start;
  constructor(private readonly skews: readonly number[]) {}

  live(event: Event): void {
    if (event.what === 'wait') this.time += event.days * day;
    else if (event.what === 'choose') this.choose(event.device, event.value);
    else this.meet(event.device, event.other);
  }

  choose(device: number, value: 'keep' | 'strip' | null): void {
    this.states[device] = choose(this.states[device] ?? nothingChosen, place, value, this.here(device));
  }

  /** One learns what the other knows. */
  meet(device: number, other: number): void {
    const ours = this.states[device] ?? nothingChosen;
    const merged = merge(ours, this.states[other] ?? nothingChosen);
    this.states[device] = defend(merged, ours, this.here(device));
  }

  /** All meet until nothing is new to anybody. @returns how many rounds that took */
  talk(): number {
    for (let round = 1; ; round++) {
      const before = this.states.map(said).join();
      for (const device of names.keys()) for (const other of names.keys()) this.meet(device, other);
      if (this.states.map(said).join() === before) return round;
      if (round > 20) throw new Error('they talk for ever');
    }
  }

  private here(device: number) {
    return { device: names[device] ?? '', now: this.time + (this.skews[device] ?? 0) * day };
  }
}

test('whatever the clocks say and whoever met whom, devices that have talked agree, and soon', () => {
  fc.assert(
    fc.property(clocks, fc.array(happening, { maxLength: 40 }), (skews, events) => {
      const person = new Person(skews);
      for (const event of events) person.live(event);
      expect(person.talk()).toBeLessThan(8);
      expect(new Set(person.states.map(said)).size).toBe(1);
    }),
    { numRuns: 1000 },
  );
});

test('a choice made in knowledge of all others holds everywhere, whichever clock is wrong', () => {
  const value = fc.constantFrom('keep' as const, 'strip' as const, null);
  fc.assert(
    fc.property(clocks, fc.array(happening, { maxLength: 40 }), fc.nat(2), value, (skews, events, device, last) => {
      const person = new Person(skews);
      for (const event of events) person.live(event);
      person.talk();
      person.choose(device, last);
      person.talk();
      expect(person.states.map(valueIn)).toEqual([last, last, last]);
    }),
    { numRuns: 1000 },
  );
});

test('with right clocks the last choice in time holds, whoever knew of it', () => {
  const step = fc.record({
    device: fc.nat(2),
    value: fc.constantFrom('keep' as const, 'strip' as const),
    meets: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const person = new Person([0, 0, 0]);
      for (const { device, value, meets } of steps) {
        person.live({ what: 'wait', days: 1 });
        // The same choice a second time is no new one.
        person.choose(device, null);
        person.choose(device, value);
        person.meet(meets, device);
      }
      person.talk();
      const last = steps.at(-1)?.value;
      expect(person.states.map(valueIn)).toEqual([last, last, last]);
    }),
    { numRuns: 500 },
  );
});
