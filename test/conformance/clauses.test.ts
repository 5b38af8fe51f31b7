import { expect, test } from 'vitest';
import { grammarOnly } from './engines';

const crawl = grammarOnly('crawl');

/** One pair for each clause, so that something is held to the standards where the public suites are not at hand. */
const pairs: readonly [clause: string, a: string, b: string, same: boolean][] = [
  ['RFC 3986 §6.2.2.1 case of scheme and host', 'HTTP://Example.COM/a', 'http://example.com/a', true],
  ['RFC 3986 §6.2.2.1 case of an escape', 'http://example.com/a%c3%b1', 'http://example.com/a%C3%B1', true],
  ['RFC 3986 §6.2.2.1 case of a path is its own', 'http://example.com/A', 'http://example.com/a', false],
  ['RFC 3986 §6.2.2.2 an unreserved octet', 'http://example.com/%7Euser', 'http://example.com/~user', true],
  ['RFC 3986 §6.2.2.2 a reserved octet is not its escape', 'http://example.com/a%2Fb', 'http://example.com/a/b', false],
  ['RFC 3986 §2.4 nothing is decoded twice', 'http://example.com/%2541', 'http://example.com/%41', false],
  ['RFC 3986 §6.2.2.3 dot segments', 'http://example.com/a/./b/../c', 'http://example.com/a/c', true],
  ['RFC 3986 §5.2.4 never above the root', 'http://example.com/../../a', 'http://example.com/a', true],
  ['RFC 3986 §6.2.3 empty path', 'http://example.com', 'http://example.com/', true],
  ['RFC 3986 §6.2.3 default port', 'https://example.com:443/', 'https://example.com/', true],
  ['RFC 3986 §6.2.3 empty port', 'http://example.com:/', 'http://example.com/', true],
  ['RFC 3986 §6.2.3 a port of another scheme', 'https://example.com:80/', 'https://example.com/', false],
  ['RFC 3986 §3.3 a trailing slash counts', 'http://example.com/a', 'http://example.com/a/', false],
  ['RFC 3986 §3.4 an empty query counts', 'http://example.com/?', 'http://example.com/', false],
  ['RFC 3986 §3.4 the order of parameters counts', 'http://example.com/?a&b', 'http://example.com/?b&a', false],
  ['WHATWG URL, IPv4 forms', 'http://0x7f.1/', 'http://127.0.0.1/', true],
  ['WHATWG URL, IPv6 in its shortest form', 'http://[0:0:0:0:0:0:0:1]/', 'http://[::1]/', true],
  ['UTS 46, a host beyond ASCII', 'http://BÜCHER.example/', 'http://xn--bcher-kva.example/', true],
];

test.each(pairs)('%s', (_, a, b, same) => {
  expect(crawl.key(a)).not.toBe('');
  expect(crawl.key(b)).not.toBe('');
  expect(crawl.key(a) === crawl.key(b)).toBe(same);
});
