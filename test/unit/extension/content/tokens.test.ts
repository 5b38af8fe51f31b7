import fc from 'fast-check';
import { test } from 'vitest';
import { editHtml } from '../../../../extension/content/html';
import { editTokens } from '../../../../extension/content/tokens';
import { cleanText, createEngine } from '../../../../src/index';
import { shippedRules } from '../../../../src/rules/shipped';

const engine = createEngine({ rules: shippedRules });
const clean = (text: string): string => cleanText(engine, text).text;

const part = fc.oneof(
  fc.constantFrom(
    'https://',
    'http://a.example/',
    '?utm_source=x',
    '&utm_medium=y',
    'id=1',
    '(',
    ')',
    '"',
    '<',
    '>',
    '.',
    ',',
  ),
  fc.constantFrom(' ', '\n', '\u00a0', '“', '”', '*', 'x', '&amp;', '&', "'", '#', '/'),
);
const prose = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''));

test('links found word by word are those found in the whole text', () => {
  fc.assert(fc.property(prose, (text) => editTokens(text, clean) === clean(text)));
});

test('a text of HTML in which nothing is answered keeps every byte', () => {
  const nothing = { link: () => null, text: () => null };
  fc.assert(fc.property(fc.oneof(prose, fc.string()), (html) => editHtml(html, nothing) === html));
});
