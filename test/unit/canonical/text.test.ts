import { expect, test } from 'vitest';
import { cleanText } from '../../../src/index';
import { engineWith } from './engine-for-tests';

const clean = (prose: string) => cleanText(engineWith(), prose).text;
const dirty = 'https://a.com/?utm_x=1';

test.each([
  ['a sentence', `See ${dirty}.`, 'See https://a.com/.'],
  ['several links, in order', `${dirty}&b=2 and ${dirty}`, 'https://a.com/?b=2 and https://a.com/'],
  ['brackets around it', `(${dirty})`, '(https://a.com/)'],
  ['brackets inside it', 'https://a.com/x_(y)?utm_x=1', 'https://a.com/x_(y)'],
  ['Markdown', `[x](${dirty}) *${dirty}*`, '[x](https://a.com/) *https://a.com/*'],
  ['a link that ends in an underscore', 'https://a.com/?id=a_&utm_x=b_', 'https://a.com/?id=a_'],
  ['quotation marks', `“${dirty}” '${dirty}'`, "“https://a.com/” 'https://a.com/'"],
  ['line ends', `${dirty}\r\n${dirty}\r\n`, 'https://a.com/\r\nhttps://a.com/\r\n'],
  [
    'a link from which nothing goes keeps each byte',
    'https://EXAMPLE.com and https://example.com, ok',
    'https://EXAMPLE.com and https://example.com, ok',
  ],
  [
    'a list without spaces',
    `${dirty},${dirty}&b=2;${dirty}|x`,
    'https://a.com/,https://a.com/?b=2;https://a.com/?utm_x=1|x',
  ],
  ['Markdown without spaces', `[x](${dirty})[y](${dirty})z`, '[x](https://a.com/)[y](https://a.com/)z'],
  ['code', `\`${dirty}\` and \`${dirty}\``, '`https://a.com/` and `https://a.com/`'],
  [
    'Chinese without spaces',
    `看${dirty}。好（${dirty}）吗？${dirty}，好`,
    '看https://a.com/。好（https://a.com/）吗？https://a.com/，好',
  ],
  ['a link with a letter that is not ASCII', 'https://a.com/?utm_x=1&q=é', 'https://a.com/?q=%C3%A9'],
  [
    'an address inside another',
    'https://a.com/?q=https://b.com/?utm_x=1&utm_y=2',
    'https://a.com/?q=https://b.com/?utm_x=1',
  ],
  ['a link that was escaped for HTML', 'https://a.com/?b=2&amp;utm_x=1', 'https://a.com/?b=2'],
  ['a word that only ends in http', `xhttp://a.com/?utm_x=1`, `xhttp://a.com/?utm_x=1`],
  ['no link at all', 'nothing here', 'nothing here'],
])('%s', (_, prose, cleaned) => expect(clean(prose)).toBe(cleaned));

test.each([
  ['a row of a table', `${dirty},42`],
  ['a label of a wiki', `[${dirty}|label]`],
  ['words without a space', `${dirty}好`],
  ['escapes of a string', String.raw`${dirty}\u0026id=1 ${dirty}\nnext`],
  ['a string in code', `'${dirty}'+id`],
  ['a wrapper', `https://out.com/l?url=https%3A%2F%2Fb.com%2F&h=x,42`],
])('words that may belong to the link are not taken with it: %s', (_, prose) => expect(clean(prose)).toBe(prose));

test.each([
  ['a bracket that closed another', 'https://a.com/?utm_x=a[a&b=c]&utm_y=1 d'],
  ['a bracket that would close the next one', 'https://a.com/(?utm_x=))?utm_x=1'],
  ['a comma that would be last', 'https://a.com/x,?utm_x=1'],
  ['a star that would be last', '*https://a.com/x*?utm_x=1'],
])('a link that would end elsewhere stays as it was: %s', (_, prose) => expect(clean(prose)).toBe(prose));

test('brackets that open and close may go, and may stay', () => {
  expect(clean('(https://a.com/w_(x)?b=[2]&utm_x=[a](b))')).toBe('(https://a.com/w_(x)?b=[2])');
});

test('what is no link is reported, and stays', () => {
  const { text, results } = cleanText(engineWith(), `http://a.com:99999/ ${dirty}`);
  expect(text).toBe('http://a.com:99999/ https://a.com/');
  expect(results.map((one) => 'error' in one)).toEqual([true, false]);
});

test.each(['https://a.com/)', ')', '(', 'https://a.com/,', ','])('a megabyte of %s is read once', (part) => {
  const prose = `https://a.com/${part.repeat(1e6 / part.length)}`;
  expect(clean(prose)).toBe(prose);
});

test('a megabyte that a wrapper carries is read once', () => {
  const link = `https://b.com/${'a'.repeat(1e6)}`;
  expect(clean(`See https://out.com/l?url=${encodeURIComponent(link)}&h=1.`)).toBe(`See ${link}.`);
});

test('says of each link what stands there now, also where it stays', () => {
  const prose = `One ${dirty}, two ${dirty},42 and three https://a.com/?id=1.`;
  const { text, written } = cleanText(engineWith(), prose);
  expect(written).toEqual(['https://a.com/', `${dirty},42`, 'https://a.com/?id=1']);
  expect(text).toBe(`One ${written[0]}, two ${written[1]} and three ${written[2]}.`);
});
