import fc from 'fast-check';
import { expect, test } from 'vitest';
import { table } from '../../../src/cli/table';
import { clipped, visible, widthOf, wrapped } from '../../../src/cli/width';

test('columns line up, also where characters are two wide or none', () => {
  const columns = [
    { heading: 'name', most: 20 },
    { heading: 'why', most: 40 },
  ];
  const rows = [
    ['検索', 'one'],
    ['e\u0301', 'two'],
    ['plain', 'a reason that needs more than a single line here'],
  ];
  expect(
    table(
      columns,
      rows.map((cells) => ({ cells })),
      36,
    ),
  ).toEqual([
    'name   why',
    '検索   one',
    'e\u0301      two',
    'plain  a reason that needs more than',
    '       a single line here',
  ]);
});

test('no wrapped line is too wide, and nothing but spaces is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, width) => {
      const lines = wrapped(text, width);
      expect(lines.every((line) => widthOf(line) <= width || [...line].length === 1)).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});

test('a long text is cut with a mark', () => {
  expect(clipped('abcdef', 6)).toBe('abcdef');
  expect(clipped('abcdefg', 6)).toBe('abcde…');
  expect(clipped('検索検索', 6)).toBe('検索…');
});

test('nothing in a link can move the cursor or turn the text around', () => {
  expect(visible('a\u001b[2Jb\u202ec\u200bd\ud800')).toBe('a<U+001B>[2Jb<U+202E>c<U+200B>d<U+D800>');
  expect(visible('grün 検索')).toBe('grün 検索');
});
