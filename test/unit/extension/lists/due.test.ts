import { expect, test, vi } from 'vitest';
import { isDue } from '../../../../extension/lists/due';
import { newList } from '../../../../extension/platform/lists/list-state';

vi.mock('../../../../extension/platform/browser', () => import('../platform/memory/browser'));

const hour = 3_600_000;
const list = { ...newList('a', 'A', 'https://lists.example/a.txt'), auto: true, tried: 0, fetched: 0 };

test('a list is fetched again when it asks for that, and only where the person switched it on', () => {
  expect(isDue({ ...list, expires: 24 }, 23 * hour)).toBe(false);
  expect(isDue({ ...list, expires: 24 }, 24 * hour)).toBe(true);
  expect(isDue({ ...list, expires: 24, auto: false }, 24 * hour)).toBe(false);
  expect(isDue({ ...list, expires: 24, on: false }, 24 * hour)).toBe(false);
  expect(isDue({ ...list, expires: 24, address: null }, 24 * hour)).toBe(false);
});

test('a list that does not say is fetched every four days, and none more often than twice a day', () => {
  expect(isDue(list, 95 * hour)).toBe(false);
  expect(isDue(list, 96 * hour)).toBe(true);
  expect(isDue({ ...list, expires: 1 }, 11 * hour)).toBe(false);
  expect(isDue({ ...list, expires: 1 }, 12 * hour)).toBe(true);
});

test('after a failure it is tried again half a day later', () => {
  const failed = { ...list, expires: 240, trouble: { why: 'unreachable', detail: '' } } as const;
  expect(isDue(failed, 11 * hour)).toBe(false);
  expect(isDue(failed, 12 * hour)).toBe(true);
});
