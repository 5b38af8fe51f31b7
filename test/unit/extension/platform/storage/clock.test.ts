import { expect, test } from 'vitest';
import { asStamp, deviceOf, newDevice, stampAfter, timeOf } from '../../../../../extension/platform/storage/clock';

const now = Date.UTC(2026, 5, 1);

test('a stamp says when and where', () => {
  const stamp = stampAfter(undefined, now, 'abcde');
  expect(timeOf(stamp)).toBe(now);
  expect(deviceOf(stamp)).toBe('abcde');
  expect(asStamp(stamp)).toBe(stamp);
});

test.each([
  ['earlier', now - 1],
  ['the same moment', now],
  ['a year ahead', now + 365 * 86_400_000],
  ['the year 4000', Date.UTC(4000, 0, 1)],
])('a stamp is later than the one that it follows: %s', (_, time) => {
  let seen = stampAfter(undefined, time, 'zzzzz');
  for (let i = 0; i < 50_000; i++) {
    const next = stampAfter(seen, now, 'aaaaa');
    if (!(next > seen)) throw new Error(`${next} does not follow ${seen}`);
    seen = next;
  }
  expect(asStamp(seen)).toBe(seen);
});

test('a fast clock is not caught: the next choice elsewhere has the right time again', () => {
  const fast = stampAfter(undefined, now + 1e9, 'fffff');
  stampAfter(fast, now, 'aaaaa');
  expect(timeOf(stampAfter(undefined, now, 'aaaaa'))).toBe(now);
});

test('a clock that stands still, jumps back, or is before 1970 gives stamps all the same', () => {
  const first = stampAfter(undefined, 5, 'aaaaa');
  expect(stampAfter(first, 5, 'aaaaa') > first).toBe(true);
  expect(stampAfter(first, 5.5, 'aaaaa') > first).toBe(true);
  expect(stampAfter(first, -5, 'aaaaa') > first).toBe(true);
  expect(asStamp(stampAfter(undefined, -5, 'aaaaa'))).not.toBeNull();
});

test.each([null, 1, '', 'x', {}, `${stampAfter(undefined, now, 'abcde')} `, 'zzzzzzzzz.000.aaaaa'])(
  '%j is no stamp',
  (raw) => expect(asStamp(raw)).toBeNull(),
);

test('a device has a name of five characters', () => {
  for (const random of [0, 0.5, 0.999999999]) expect(newDevice(() => random)).toMatch(/^[0-9a-z]{5}$/);
});
