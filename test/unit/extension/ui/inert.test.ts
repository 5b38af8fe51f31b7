import { expect, test } from 'vitest';
import { inert, inertWords } from '../../../../extension/ui/inert';

test.each([
  ['utm_source', 'utm_source'],
  ['värde 値', 'värde 値'],
  ['a\u202Eb', 'a%E2%80%AEb'],
  ['a\nb', 'a%0Ab'],
  ['a\u200Bb', 'a%E2%80%8Bb'],
  ['<b>&amp;', '<b>&amp;'],
  ['\ud800', '\ud800'],
])('%j is shown as %j', (text, shown) => {
  expect(inert(text)).toBe(shown);
  expect(inertWords(text)).toBe(shown);
});

test('joiners that shape letters stay in words, and are seen in names', () => {
  expect(inertWords('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  expect(inert('a\u200Cb')).toBe('a%E2%80%8Cb');
});
