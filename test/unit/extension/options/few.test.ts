import { expect, test, vi } from 'vitest';
import { few } from '../../../../extension/options/few';

vi.mock('../../../../extension/platform/browser', async () => ({
  browser: { i18n: (await import('../platform/memory/i18n')).i18n },
}));

const names = (count: number) => Array.from({ length: count }, (_, i) => `s${i}.example`);

test.each([0, 1, 2, 20])('%i names are all there', (count) => {
  expect(few(names(count))).toBe(names(count).join(', '));
});

test('of more the first twenty are, and how many were left out', () => {
  expect(few(names(21))).toBe(`${names(20).join(', ')} and 1 more`);
  expect(few(names(2509))).toBe(`${names(20).join(', ')} and 2,489 more`);
});
