import { expect, test } from 'vitest';
import { randomnessOf } from '../../../../src/canonical/hint/randomness';

const bits = (text: string) => randomnessOf(text).bits;

test('what a machine drew has more bits than what a person wrote', () => {
  const drawn = ['dQw4w9WgXcQ', '450476c8001f', '8d39e4cd-1e4f-43db-b6e7', 'QYNA0DCACJQWSDCHAQ42', 'q7x2k9d4m1z8'];
  const written = [
    'best-summer-sale-2024',
    'someCamelCaseName',
    '2026-01-15',
    'GALAXY-S24-256GB',
    'firefox-b-d',
    '1.2.3',
  ];
  expect(Math.min(...drawn.map(bits))).toBeGreaterThan(Math.max(...written.map(bits)));
});

test('words before or behind take nothing away', () => {
  expect(bits('campaign-dQw4w9WgXcQ')).toBeGreaterThanOrEqual(bits('dQw4w9WgXcQ'));
  expect(bits('dQw4w9WgXcQ-campaign')).toBeGreaterThanOrEqual(bits('dQw4w9WgXcQ'));
});

test.each(['dQw4w 9WgXcQ', 'dQw4w9WgXcQé', '{"a":"dQw4w9WgXcQ"}', ''])('no bits in %j', (text) => {
  expect(randomnessOf(text)).toEqual({ bits: 0, mixed: false });
});

test('says whether both cases are there', () => {
  expect(randomnessOf('a1B2c3').mixed).toBe(true);
  expect(randomnessOf('a1b2c3').mixed).toBe(false);
  expect(randomnessOf('A1B2C3').mixed).toBe(false);
});

test('a text of a megabyte is looked at only from its start', () => {
  expect(bits('ab '.repeat(400_000))).toBe(0);
  expect(bits(`${'a'.repeat(300)}dQw4w9WgXcQ`)).toBeLessThan(5);
});
