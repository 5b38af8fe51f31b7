import { expect, test } from 'vitest';
import { browserToAscii } from '../../../../extension/engine/host';

test.each([
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['bü\ufeffcher.example', 'xn--bcher-kva.example'],
  ['例え.jp', 'xn--r8jz45g.jp'],
])('%s is %s', (host, ascii) => {
  expect(browserToAscii(host)).toBe(ascii);
});

test.each([
  '',
  'a b',
  'a\u00a0b',
  'a\u3000b',
  'a\tb',
  'a/b',
  'a?b',
  'a#b',
  'user@host',
  'a:80',
  'a\\b',
  '[::1]',
  'a%41',
  'a<b',
  '\u0000',
])('%j is no host: nothing is read past its end', (host) => {
  expect(browserToAscii(host)).toBeNull();
});
