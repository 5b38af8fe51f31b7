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
  ['a word that only ends in http', `xhttp://a.com/?utm_x=1`, `xhttp://a.com/?utm_x=1`],
  ['no link at all', 'nothing here', 'nothing here'],
])('%s', (_, prose, cleaned) => expect(clean(prose)).toBe(cleaned));

test('what is no link is reported, and stays', () => {
  const { text, results } = cleanText(engineWith(), `http://a.com:99999/ ${dirty}`);
  expect(text).toBe('http://a.com:99999/ https://a.com/');
  expect(results.map((one) => 'error' in one)).toEqual([true, false]);
});

test('a megabyte of brackets is read once', () => {
  const prose = `https://a.com/${')'.repeat(1e6)}`;
  expect(clean(prose)).toBe(prose);
});
