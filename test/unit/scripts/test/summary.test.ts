import { expect, test } from 'vitest';
import { failedPart, sumUp } from '../../../../scripts/test/summary.mjs';

const part = (name: string, passed: number, failures: string[] = [], skipped = 0) => ({
  name,
  passed,
  skipped,
  failures: failures.map((failure) => ({ name: failure, message: `${failure} went wrong` })),
});

function summary(...parts: Parameters<typeof sumUp>[0]) {
  const lines: string[] = [];
  return { ...sumUp(parts, (line) => lines.push(line)), said: lines.join('\n') };
}

test('all parts are added up', () => {
  const { line, ok } = summary(part('unit', 3), part('dist', 4));
  expect({ line, ok }).toEqual({ line: '7 passed, 0 failed', ok: true });
});

test('what failed is named, with its message, and the run fails', () => {
  const { line, ok, said } = summary(part('unit', 3, ['reads a link']), part('dist', 4));
  expect({ line, ok }).toEqual({ line: '7 passed, 1 failed', ok: false });
  expect(said).toContain('unit: reads a link');
  expect(said).toContain('reads a link went wrong');
});

test('skipped tests are counted where there are some', () => {
  expect(summary(part('unit', 3, [], 2)).line).toBe('3 passed, 0 failed, 2 skipped');
});

test('a part in which nothing ran is a failure', () => {
  const { line, ok, said } = summary(part('unit', 3), part('firefox', 0, [], 5));
  expect({ line, ok }).toEqual({ line: '3 passed, 1 failed', ok: false });
  expect(said).toContain('No test ran.');
});

test('no part at all is no success', () => {
  expect(summary().ok).toBe(false);
});

test('a part that could not run counts as one failure', () => {
  expect(summary(failedPart('firefox', 'These tests need firefox-esr.')).line).toBe('0 passed, 1 failed');
});
