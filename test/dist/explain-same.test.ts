import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { plainlink } from './cli';

test.each([
  ['https://EXAMPLE.com/a?utm_source=x', 'https://example.com:443/a', 'same', 0],
  ['https://www.youtube.com/watch?v=abc', 'https://www.youtube.com/watch?v=abd', 'different', 1],
  ['https://example.com/a', 'https://example.com/b', 'different', 1],
  ['https://example.com/a?x=1', 'https://example.com/a?x=2', 'unknown', 3],
  ['https://example.com/a', 'nothing', 'unknown', 3],
])('%s and %s: %s', (a, b, verdict, exit) => {
  const { out, err, code } = plainlink(['same', a, b]);
  expect([out.split(/[: (]/)[0], err, code]).toEqual([verdict, '', exit]);
});

test('the first difference is named with what it rests on', () => {
  expect(plainlink(['same', 'https://a.example/x', 'https://a.example/y']).out).toBe(
    'different: path “/x” and “/y” (RFC 3986 §3.3)\n',
  );
  const { out } = plainlink(['same', 'https://www.youtube.com/watch?v=abc', 'https://www.youtube.com/watch?v=abd']);
  expect(out).toMatch(/^different: parameter v “abc” and “abd” \(\S+\)\n$/);
});

test('the policy decides what is the same', () => {
  const links = ['https://example.com/a?utm_source=x', 'https://example.com/a'];
  expect(plainlink(['same', ...links]).code).toBe(0);
  expect(plainlink(['same', ...links, '--policy', 'crawl']).code).toBe(3);
  expect(
    plainlink(['same', 'https://example.com/a/?b=1&a=1', 'https://example.com/a?a=1&b=1', '--policy', 'samepage']).code,
  ).toBe(0);
});

test('explain shows each parameter with its layer and reason, without colour in a pipe', () => {
  const { out, err, code } = plainlink(['explain', 'https://www.youtube.com/watch?v=abc123&utm_source=share&fbclid=x']);
  expect([err, code]).toEqual(['', 0]);
  expect(out).not.toContain('\u001b');
  expect(out).toContain('now   https://www.youtube.com/watch?v=abc123\n');
  expect(out).toContain('2 of 3 parameters removed, 64 → 38 characters');
  expect(out).toMatch(/^stays {2,}v {2,}abc123 {2,}allowlist {2,}\S/m);
  expect(out).toMatch(/^goes {2,}fbclid {2,}x {2,}blocklist {2,}\S/m);
  for (const line of out.split('\n').filter((text) => !text.includes('://')))
    expect(line.length).toBeLessThanOrEqual(100);
});

test('explain says why a sealed link stays, and what a link carries', () => {
  const { out } = plainlink([
    'explain',
    'https://bucket.s3.amazonaws.com/f?X-Amz-Signature=abc&X-Amz-Expires=60&utm_source=x',
  ]);
  expect(out).toMatch(/signed|signs/);
  expect(plainlink(['explain', 'https://me:secret@example.com/']).out).toContain('warning: ');
});

test('explain refuses what is no link', () => {
  expect(plainlink(['explain', 'nothing'])).toEqual({ out: '', err: expect.stringContaining('Not a link'), code: 1 });
});

test('help and version', () => {
  const help = plainlink(['--help']);
  expect([help.err, help.code]).toEqual(['', 0]);
  for (const word of ['clean', 'explain', 'same', '--json', '--text', '--policy', '--user', '--learned', '--block'])
    expect(help.out).toContain(word);
  expect(plainlink(['--version']).out).toContain(version);
});
