import { expect, test } from 'vitest';
import { plainlink, temporary } from './cli';

const clean = (link: string, ...args: readonly string[]) => plainlink(['clean', ...args], `${link}\n`);
const explained = (link: string, ...args: readonly string[]) => JSON.parse(clean(link, '--json', ...args).out);
const layerOf = (result: { decisions: { name: string; layer: string }[] }, name: string) =>
  result.decisions.find((decision) => decision.name === name)?.layer;

test('three lines: two links and one that is none', () => {
  const { out, code, err } = plainlink(
    ['clean', '--json'],
    'https://www.EXAMPLE.com:443/p?utm_source=fb&id=42\n' +
      'https://www.youtube.com/watch?v=abc123&utm_source=share&fbclid=x\n' +
      'not a link\n',
  );
  const [first, second, third] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first.canonical).toBe('https://www.example.com/p?id=42');
  expect(second.canonical).toBe('https://www.youtube.com/watch?v=abc123');
  expect(third).toEqual({
    input: 'not a link',
    error: { code: 'not-a-link', message: expect.stringContaining('Not a link') },
  });
  expect([code, err]).toEqual([1, '']);
});

test('a decision says who made it and why', () => {
  const { decisions, policy, changed } = explained('https://www.youtube.com/watch?v=abc123&fbclid=x');
  expect(decisions).toMatchObject([
    { name: 'v', value: 'abc123', part: 'query', action: 'keep', layer: 'allowlist' },
    { name: 'fbclid', value: 'x', part: 'query', action: 'strip', layer: 'blocklist', class: 'click-id' },
  ]);
  expect(decisions[1].reason).toContain('Facebook');
  expect(policy).toMatch(/^share@1\+/);
  expect(changed).toBe(true);
});

test('samepage sorts, drops the fragment, and takes an extra blocklist', () => {
  expect(clean('https://EXAMPLE.com/article?b=2&a=1#anchor', '--policy', 'samepage').out).toBe(
    'https://example.com/article?a=1&b=2\n',
  );
  const link = 'https://example.com/p?id=1&sessionid=abc';
  expect(clean(link, '--policy', 'samepage', '--block', 'sessionid').out).toBe('https://example.com/p?id=1\n');
});

test.each(['share', 'samepage'])('what was learned is kept on the site and below it (%s)', (policy) => {
  const file = temporary('learned.json', '{"weirdsite.com": ["page_id"]}');
  for (const host of ['weirdsite.com', 'shop.weirdsite.com']) {
    const link = `https://${host}/x?page_id=42&utm_source=fb`;
    const result = explained(link, '--learned', file, '--policy', policy);
    expect(result.canonical).toBe(`https://${host}/x?page_id=42`);
    expect(layerOf(result, 'page_id')).toBe('learned');
  }
  expect(layerOf(explained('https://other.com/x?page_id=42', '--learned', file, '--policy', policy), 'page_id')).toBe(
    'default',
  );
});

test.each(['share', 'crawl', 'samepage'])('--block takes a name away that stays without it (%s)', (policy) => {
  const link = 'https://example.com/x?pid=7&id=1';
  expect(clean(link, '--policy', policy).out).toBe(
    policy === 'samepage' ? 'https://example.com/x?id=1&pid=7\n' : `${link}\n`,
  );
  expect(clean(link, '--policy', policy, '--block', 'pid').out).toBe('https://example.com/x?id=1\n');
});

test('crawl keeps every parameter, even what share removes', () => {
  expect(clean('HTTP://Example.com:80/%7euser?utm_source=a&b#top', '--policy', 'crawl').out).toBe(
    'http://example.com/~user?utm_source=a&b\n',
  );
});

test('a person’s entries hold on their site', () => {
  const file = temporary(
    'user.json',
    '{"version": 1, "sites": {"example.com": {"keep": ["utm_source"], "strip": ["id"]}, "alone.org": {"alone": true}}}',
  );
  const links = 'https://sub.example.com/?utm_source=a&id=1&utm_medium=b\nhttps://alone.org:443/?utm_source=a\n';
  const { out } = plainlink(['clean', '--user', file], links);
  expect(out).toBe('https://sub.example.com/?utm_source=a\nhttps://alone.org:443/?utm_source=a\n');
});

test('links as arguments are answered in order; the one that is none is named on standard error', () => {
  const { out, err, code } = plainlink(['clean', 'https://example.com/?fbclid=1', 'nothing', 'http://']);
  expect(out).toBe('https://example.com/\nnothing\nhttp://\n');
  expect(err).toMatch(/^plainlink: link 2: Not a link.*\nplainlink: link 3: Not a link.*\n$/);
  expect(code).toBe(1);
});

test('links inside prose, and nothing else', () => {
  const prose = 'See (https://example.com/a?utm_source=x&id=1), or not: ftp://b.example/?fbclid=1.\n';
  expect(plainlink(['clean', '--text'], `${prose}\n`)).toEqual({
    out: 'See (https://example.com/a?id=1), or not: ftp://b.example/?fbclid=1.\n\n',
    err: '',
    code: 0,
  });
  const { out, code } = plainlink(['clean', '--text', '--json'], `${prose}no link here\n`);
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject([{ canonical: 'https://example.com/a?id=1' }]);
  expect([second, code]).toEqual([[], 0]);
});
