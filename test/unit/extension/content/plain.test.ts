import { expect, test } from 'vitest';
import { plainText, type Piece } from '../../../../extension/content/plain';

const shown = (text: string): Piece => ({ text, inShown: true });
const hidden = (text: string): Piece => ({ text, inShown: false });

const cases: readonly (readonly [name: string, shown: string, pieces: readonly Piece[], text: string | null])[] = [
  ['what is shown is all', 'One two\n\nthree', [shown('One  two'), 2, shown('three\n')], 'One two\n\nthree'],
  ['the style sheet changes the case', 'SEE HTTPS://A.B/', [shown('See https://a.b/')], 'See https://a.b/'],
  ['a picture in a line', 'one  two', [shown('one '), hidden('PIC'), shown(' two')], 'one PIC two'],
  ['a picture at the start', ' two', [hidden('PIC'), shown(' two')], 'PIC two'],
  [
    'a shadow tree between blocks',
    'one\n\nfour',
    [shown('one'), 1, hidden('two '), 2, hidden(' three'), 1, shown('four')],
    'one\n\ntwo \n\nthree\nfour',
  ],
  ['a field', 'one\ntwo', [shown('one'), 1, hidden('typed'), 1, shown('two')], 'one\ntyped\ntwo'],
  ['something else is shown', 'one three', [shown('one two')], null],
  ['more is shown', 'one two', [shown('one')], null],
  ['less is shown', 'one', [shown('one two')], null],
];

test.each(cases)('%s', (_, text, pieces, whole) => expect(plainText(text, pieces)).toBe(whole));
