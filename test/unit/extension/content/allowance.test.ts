import { expect, test } from 'vitest';
import { createAllowance } from '../../../../extension/content/allowance';

test('a page may ask as much at once as a person copies, then a little with every second', () => {
  let now = 0;
  const allowed = createAllowance(() => now);
  const answered = (): number => Array.from({ length: 100 }, () => allowed(10)).filter(Boolean).length;
  expect(answered()).toBe(60);
  expect(answered()).toBe(0);
  now += 3000;
  expect(answered()).toBe(3);
  now += 3_600_000;
  expect(answered()).toBe(60);
});

test('few long texts use it up as many short ones do', () => {
  const allowed = createAllowance(() => 0);
  const long = 1 << 20;
  expect([1, 2, 3, 4, 5].map(() => allowed(long))).toEqual([true, true, true, true, false]);
  expect(allowed(0)).toBe(true);
});
