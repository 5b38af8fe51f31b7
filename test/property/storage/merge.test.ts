import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { decode } from '../../../extension/platform/storage/decode';
import { difference, encode } from '../../../extension/platform/storage/encode';
import { allGraves } from '../../../extension/platform/storage/graves';
import { merge } from '../../../extension/platform/storage/merge';
import { nothingChosen } from '../../../extension/platform/storage/state';
import { said, states } from './states';

vi.mock('../../../extension/platform/browser', () => import('../../unit/extension/platform/memory/browser'));

const runs = { numRuns: 300 };
vi.setConfig({ testTimeout: 60_000 });

test('the order in which devices meet does not matter', () => {
  fc.assert(
    fc.property(states, states, (a, b) => said(merge(a, b)) === said(merge(b, a))),
    runs,
  );
  fc.assert(
    fc.property(states, states, states, (a, b, c) => said(merge(merge(a, b), c)) === said(merge(a, merge(b, c)))),
    runs,
  );
});

test('meeting again changes nothing, and neither does meeting a device that knows nothing', () => {
  fc.assert(
    fc.property(states, states, (a, b) => {
      const both = merge(a, b);
      return said(merge(both, a)) === said(both) && said(merge(a, a)) === said(a);
    }),
    runs,
  );
  fc.assert(fc.property(states, (a) => said(merge(a, nothingChosen)) === said(a)));
});

test('of each choice one of the two versions holds, and never the earlier', () => {
  fc.assert(
    fc.property(states, states, (a, b) => {
      for (const [name, { stamp }] of merge(a, b).settings)
        for (const version of [a.settings.get(name), b.settings.get(name)])
          expect(stamp >= (version?.stamp ?? '')).toBe(true);
    }),
    runs,
  );
});

test('what is stored says the same when it is read again, through JSON and whatever order its members come in', () => {
  fc.assert(
    fc.property(states, (state) => {
      const items = encode(state, {}, 1, allGraves(state));
      const back: typeof items = JSON.parse(JSON.stringify(items));
      expect(said(decode(back).state)).toBe(said(state));
      expect(difference(back, encode(state, reversed(back), 1, allGraves(state)))).toEqual({ set: {}, remove: [] });
    }),
    runs,
  );
});

test('whatever is stored, reading does not fail, and writing takes nothing away that was not understood', () => {
  const key = fc.constantFrom('settings', 'gone', 'site:example.com', 'site:', 'site:a b', 'else', '');
  const anything = fc.dictionary(key, fc.jsonValue());
  fc.assert(
    fc.property(anything, states, (items, state) => {
      const { unknown, state: read } = decode(items);
      const all = merge(read, state);
      const written = encode(all, items, 1, allGraves(all));
      for (const name of unknown) expect(decode(written).unknown.length, name).toBeGreaterThan(0);
      for (const [name, value] of Object.entries(items))
        for (const leaf of leaves(value)) expect(JSON.stringify(written[name] ?? null)).toContain(leaf);
      expect(said(merge(decode(written).state, all))).toBe(said(decode(written).state));
    }),
    runs,
  );
});

function reversed<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  ) as T;
}

/** The texts and numbers in a value. */
function leaves(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return [JSON.stringify(value)];
}
