import { describe, expect, test } from 'vitest';
import { engineWith, explained } from './engine-for-tests';

const engine = engineWith();

describe('what is no link is handed back untouched, with its reason', () => {
  test.each([
    ['', 'empty'],
    ['   \n', 'empty'],
    ['not a link', 'not-a-link'],
    ['www.example.com/x', 'not-a-link'],
    ['//example.com/x', 'not-a-link'],
    ['mailto:a@b.com', 'other-scheme'],
    ['javascript:alert(1)', 'other-scheme'],
    ['data:text/html,x', 'other-scheme'],
    ['file:///etc/hosts', 'other-scheme'],
    ['chrome://settings', 'other-scheme'],
    ['http://', 'empty-host'],
    ['https:', 'empty-host'],
    ['http://:80/', 'empty-host'],
    ['http://user@/', 'empty-host'],
    ['http://a.com:99999/', 'bad-port'],
    ['http://a.com:8x/', 'bad-port'],
    ['http://a b.com/', 'bad-host'],
    ['http://a%00b.com/', 'bad-host'],
    ['http://[::1/', 'bad-host'],
    ['http://[1:2]/', 'bad-host'],
    ['http://1.2.3.256/', 'bad-host'],
    ['http://a.com|b/', 'bad-host'],
    ['http://a\ud83d\u00ad\ude00b.com/', 'bad-host'],
  ])('%j is refused as %s', (text, code) => {
    const answer = engine.explain(text);
    expect(answer).toMatchObject({ input: text, error: { code } });
    expect('error' in answer && answer.error.message).toMatch(/\w.*\.$/);
    expect(engine.canonical(text)).toBe(text);
    expect(engine.key(text)).toBe('');
  });
});

describe('the grammar', () => {
  test.each([
    ['scheme and host in small letters', 'HTTPS://WWW.Example.COM/Path', 'https://www.example.com/Path'],
    ['the default port goes for its own scheme only', 'http://a.com:80/', 'http://a.com/'],
    ['80 on https stays', 'https://a.com:80/', 'https://a.com:80/'],
    ['an empty port goes', 'https://a.com:/', 'https://a.com/'],
    ['leading zeros of a port go', 'http://a.com:0080/', 'http://a.com/'],
    ['an empty path is /', 'https://a.com?x', 'https://a.com/?x'],
    ['a dot at the end of the host stays', 'https://a.com./', 'https://a.com./'],
    ['user information stays', 'https://u:p@a.com/', 'https://u:p@a.com/'],
    ['empty user information goes', 'https://@a.com/', 'https://a.com/'],
    ['an escaped unreserved octet is decoded', 'https://a.com/%7Eb/%41', 'https://a.com/~b/A'],
    ['others get upper-case digits', 'https://a.com/%2f?x=%c3%a9', 'https://a.com/%2F?x=%C3%A9'],
    ['reserved ones are never decoded', 'https://a.com/%2F%3f?%26%3D%2B%25', 'https://a.com/%2F%3F?%26%3D%2B%25'],
    ['nothing is decoded twice', 'https://a.com/%2541', 'https://a.com/%2541'],
    ['a stray % stays', 'https://a.com/100%?x=%', 'https://a.com/100%?x=%'],
    ['decoding makes no new escape', 'https://a.com/%%34%31', 'https://a.com/%%341'],
    ['nor with a digit between', 'https://a.com/%4%31', 'https://a.com/%4%31'],
    ['dot segments', 'https://a.com/a/./b/../c', 'https://a.com/a/c'],
    ['escaped ones too', 'https://a.com/a/%2e%2E/b', 'https://a.com/b'],
    ['a last one leaves its slash', 'https://a.com/a/b/..', 'https://a.com/a/'],
    ['halves of a character stay halves', 'https://a.com/\ud83d\n\ude00', 'https://a.com/%EF%BF%BD%EF%BF%BD'],
    ['never above the root', 'https://a.com/../../x', 'https://a.com/x'],
    ['runs of slashes stay', 'https://a.com//a///b/', 'https://a.com//a///b/'],
    ['backslashes are slashes', 'https:\\\\a.com\\x?y\\z', 'https://a.com/x?y\\z'],
    ['spaces around and line breaks inside go', ' https://a.c\nom/\tx ', 'https://a.com/x'],
    ['what is not ASCII is written as UTF-8', 'https://a.com/é?ü#ß', 'https://a.com/%C3%A9?%C3%BC#%C3%9F'],
    ['an astral character too', 'https://a.com/😀', 'https://a.com/%F0%9F%98%80'],
    ['a lone surrogate is U+FFFD', 'https://a.com/\ud800x', 'https://a.com/%EF%BF%BDx'],
    ["' in a query is escaped, in a path not", "https://a.com/'?'", "https://a.com/'?%27"],
    ['an international host', 'https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['a host escaped', 'https://%65xample.com/', 'https://example.com/'],
    ['IPv4 in other number forms', 'http://0x7f.1/', 'http://127.0.0.1/'],
    ['IPv6 in its one form', 'http://[2001:0DB8:0:0:0:0:0:1]/', 'http://[2001:db8::1]/'],
    ['IPv6 around an IPv4', 'http://[::ffff:1.2.3.4]/', 'http://[::ffff:102:304]/'],
    ['an empty fragment stays', 'https://a.com/#', 'https://a.com/#'],
  ])('%s', (_, link, canonical) => {
    expect(engine.canonical(link)).toBe(canonical);
    expect(engine.canonical(canonical)).toBe(canonical);
  });

  test('the same string comes back when nothing changes', () => {
    const link = 'https://example.com/a?b=1#c';
    expect(Object.is(engine.canonical(link), link)).toBe(true);
  });

  test('each change is a step with its clause', () => {
    const { steps } = explained(engine, 'HTTP://A.com:80/%7e/../x?a=%c3%a9#%7e');
    expect(steps.map(({ clause, from, to }) => [clause, from, to])).toEqual([
      ['RFC 3986 §6.2.2.1', 'HTTP', 'http'],
      ['https://url.spec.whatwg.org/#concept-host-parser', 'A.com', 'a.com'],
      ['RFC 3986 §6.2.3', ':80', ''],
      ['RFC 3986 §6.2.2.3', '/%7e/../x', '/x'],
      ['RFC 3986 §6.2.2.2', 'a=%c3%a9', 'a=%C3%A9'],
      ['RFC 3986 §6.2.2.2', '#%7e', '#~'],
    ]);
  });

  test.each([
    ['1 MB of %', `https://a.com/${'%'.repeat(1e6)}`],
    ['1 MB of dots', `https://a.com${'/..'.repeat(333_333)}`],
    ['1 MB of &', `https://a.com/?${'&'.repeat(1e6)}`],
    ['bare names', `https://a.com/?${'a&'.repeat(500_000)}`],
    ['100,000 parameters', `https://a.com/?${Array.from({ length: 1e5 }, (_, i) => `utm_${i}=1`).join('&')}`],
    ['1 MB of ?', `https://a.com/?q=${'?'.repeat(1e6)}`],
    ['200,000 tags glued on', `https://a.com/?q=a${'?fbclid=x'.repeat(200_000)}`],
    ['1 MB that is not ASCII', `https://a.com/${'é'.repeat(5e5)}`],
    ['1 MB of ;', `https://a.com/${';'.repeat(1e6)}`],
    ['a fragment of pairs', `https://a.com/#${'a=1&'.repeat(250_000)}`],
  ])('%s is read, and stays where it was', (_, link) => {
    const canonical = engine.canonical(link);
    expect(engine.canonical(canonical)).toBe(canonical);
    expect(engine.explain(link)).toMatchObject({ canonical });
  });
});
