import { expect, test } from 'vitest';
import { until, within } from '../../../../scripts/lib/limit.mjs';

test('what comes in time is handed on', async () => {
  expect(await within(Promise.resolve(7), 1, 'It did not come')).toBe(7);
});

test('what comes too late is said in a sentence', async () => {
  await expect(within(new Promise(() => {}), 0.05, 'The browser did not start')).rejects.toThrow(
    'The browser did not start within 0.05 seconds.',
  );
});

test('a condition is asked again until it holds, and no longer than allowed', async () => {
  let asked = 0;
  expect(await until(async () => ++asked === 3 && 'there', 2, 'It did not come')).toBe('there');
  await expect(until(async () => null, 0.2, 'Nothing was pasted')).rejects.toThrow('Nothing was pasted within 0.2');
});
