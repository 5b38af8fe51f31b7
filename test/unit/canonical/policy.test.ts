import { describe, expect, test } from 'vitest';
import { engineWith, explained } from './engine-for-tests';

const crawl = engineWith({ policy: 'crawl' });
const samepage = engineWith({ policy: 'samepage' });
const share = engineWith();

test('a policy says its version and what its answers depend on', () => {
  expect(share.policy).toMatch(/^share@1\+rules\.test\+uts46\./);
  expect(crawl.policy).toMatch(/^crawl@1\+uts46\./);
  expect(samepage.policy).toMatch(/^samepage@1\+rules\.test/);
});

describe('crawl', () => {
  test.each([
    ['every parameter stays', 'https://a.com/?utm_source=1&b', 'https://a.com/?utm_source=1&b'],
    ['nothing is sealed', 'https://login.A.com/#x', 'https://login.a.com/'],
    ['nothing is opened', 'https://out.com/l?u=https://a.com/', 'https://out.com/l?u=https://a.com/'],
    ['a session in the path stays', 'https://a.com/x;jsessionid=1', 'https://a.com/x;jsessionid=1'],
    ['the fragment goes, a route too', 'https://a.com/#/route', 'https://a.com/'],
    [
      'what RFC 3986 never allows raw is escaped',
      'https://a.com/|?a|{b}^`\\"<>',
      'https://a.com/%7C?a%7C%7Bb%7D%5E%60%5C%22%3C%3E',
    ],
    ['square brackets are not', 'https://a.com/?a[]=1', 'https://a.com/?a[]=1'],
    ['order and empty values stay', 'https://a.com/?b=&a&&a', 'https://a.com/?b=&a&&a'],
  ])('%s', (_, link, canonical) => {
    expect(crawl.canonical(link)).toBe(canonical);
    expect(crawl.key(link)).toBe(canonical);
  });
});

describe('samepage', () => {
  test.each([
    ['sorted, without fragment', 'https://EXAMPLE.com/article?b=2&a=1#anchor', 'https://example.com/article?a=1&b=2'],
    ['generic names go on every host', 'https://a.com/?ref=1&id=2', 'https://a.com/?id=2'],
    ['its blocklist comes before the allowlist', 'https://video.example/?si=1&v=2', 'https://video.example/?v=2'],
    ['runs of slashes and the last one go', 'https://a.com//b///c/', 'https://a.com/b/c'],
    ['the root stays', 'https://a.com//', 'https://a.com/'],
    [
      'rules see the path as it is written',
      'https://shop.example/x//dp/?keywords=1',
      'https://shop.example/x/dp?keywords=1',
    ],
    ['sorted as it is written, escapes done', 'https://a.com/?x=%|&x=%c3%a9', 'https://a.com/?x=%%7C&x=%C3%A9'],
    ['by names as they are written too', 'https://a.com/?a%\\=1&a%e9=2', 'https://a.com/?a%E9=2&a%%5C=1'],
    [
      'half a character is sorted as what it becomes',
      'https://a.com/?\ud800&\ue000',
      'https://a.com/?%EE%80%80&%EF%BF%BD',
    ],
    ['no last value that a tag could be glued to', 'https://a.com/?a=1&b=2?utm_x=3', 'https://a.com/?a=1&b=2?utm_x=3'],
  ])('%s', (_, link, canonical) => {
    expect(samepage.canonical(link)).toBe(canonical);
    expect(samepage.canonical(canonical)).toBe(canonical);
  });

  test('names may be passed in', () => {
    const engine = engineWith({ policy: 'samepage', block: ['sessionid'] });
    expect(engine.canonical('https://example.com/p?id=1&sessionid=abc')).toBe('https://example.com/p?id=1');
  });

  test('learned names are content on their host and below', () => {
    const engine = engineWith({ policy: 'samepage', learned: { 'weirdsite.com': ['page_id'] } });
    const { decisions } = explained(engine, 'https://m.weirdsite.com/x?page_id=42&utm_source=fb');
    expect(decisions.map(({ name, layer, action }) => [name, layer, action])).toEqual([
      ['page_id', 'learned', 'keep'],
      ['utm_source', 'blocklist', 'strip'],
    ]);
  });
});

describe('keys', () => {
  test.each([
    ['an anchor is no part of it', 'https://a.com/#top', 'https://a.com/'],
    ['a route is', 'https://a.com/#/x?utm_source=1', 'https://a.com/#/x'],
    ['a hash-bang too', 'https://a.com/#!x', 'https://a.com/#!x'],
    ['a sealed link is its bytes', 'https://A.com/unsubscribe?utm_x=1#top', 'https://A.com/unsubscribe?utm_x=1'],
    [
      'sealed by its fragment alone, it has the key of the rest',
      'https://a.com/?utm_x=1#access_token=1',
      'https://a.com/',
    ],
    [
      'a wrapper that only its fragment keeps shut has that of its destination',
      'https://viewer.example/amp/s/a.com/b#x\u0001y',
      'https://a.com/b',
    ],
    ['a wrapper has that of its destination', 'https://out.com/l?u=https%3A%2F%2Fa.com', 'https://a.com/'],
  ])('%s', (_, link, key) => {
    expect(share.key(link)).toBe(key);
    expect(share.key(key)).toBe(key);
  });
});

describe('text fragments', () => {
  const link = 'https://a.com/x#part:~:text=some%20words';
  test('stay', () => expect(share.canonical(link)).toBe(link));
  test('go where the settings ask, the rest stays', () => {
    const engine = engineWith({ keepTextFragment: false });
    expect(engine.canonical(link)).toBe('https://a.com/x#part');
    expect(engine.canonical('https://a.com/x#:~:text=a')).toBe('https://a.com/x');
    expect(explained(engine, link).steps).toMatchObject([{ kind: 'fragment', message: { id: 'textFragment' } }]);
  });
});
