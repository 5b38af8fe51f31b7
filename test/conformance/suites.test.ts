import { expect, test, vi } from 'vitest';
import { judge, present, readKnown } from './suites';

const found = new Map([['http://a/', 'http://b/, expected http://c/']]);

test('a difference that is not listed is told, with what differs', () => {
  expect(judge(found, [])).toEqual({ unknown: ['"http://a/": http://b/, expected http://c/'], gone: [] });
});

test('a difference that is listed is left in peace, and one that is no more is told', () => {
  expect(judge(found, ['http://a/', 'http://d/'])).toEqual({ unknown: [], gone: ['http://d/'] });
});

test.each([
  ['without a reason', '{"suite":"toascii","input":"a","reason":" "}'],
  ['without an input', '{"suite":"toascii","reason":"a table that is older"}'],
  ['of a suite that nobody asks', '{"suite":"toASCII","input":"a","reason":"a table that is older"}'],
])('a line of the list %s is refused', (_, line) => {
  expect(() => readKnown(line)).toThrow('known.jsonl');
});

test.each([
  [undefined, 'skipped: wpt/a.json (PLAINLINK_SUITES is not set)'],
  [import.meta.dirname, 'skipped: wpt/a.json (there is no such file)'],
])('a suite that is not there is skipped with a line that says so', (folder, line) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(present(folder, 'PLAINLINK_SUITES', 'wpt/a.json')).toBeUndefined();
  expect(said.mock.calls).toEqual([[line]]);
  said.mockRestore();
});
