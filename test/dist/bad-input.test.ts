import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { plainlink, plainlinkBytes, shell, started, temporary } from './cli';

const codes = (input: string | Uint8Array, ...args: string[]) =>
  plainlink(['clean', '--json', ...args], input)
    .out.trim()
    .split('\n')
    .map((line) => JSON.parse(line).error?.code ?? 'link');

test('what is no link is refused for its own reason, and handed back', () => {
  const expected = {
    '': 'empty',
    '   ': 'empty',
    'not a link': 'not-a-link',
    'example.com/a': 'not-a-link',
    'mailto:a@example.com': 'other-scheme',
    'javascript:alert(1)': 'other-scheme',
    'ftp://example.com/': 'other-scheme',
    'http://': 'empty-host',
    'https:///?a': 'empty-host',
    'https://example.com:99999/': 'bad-port',
    'https://example.com:8a/': 'bad-port',
    'https://exa mple.com/': 'bad-host',
    'https://1.2.3.256/': 'bad-host',
    'https://[::1/': 'bad-host',
  };
  const lines = Object.keys(expected);
  const input = `${lines.join('\n')}\n`;
  const { out, err, code } = plainlink(['clean'], input);
  expect([out, code]).toEqual([input, 1]);
  const messages = err.trimEnd().split('\n');
  expect(messages).toHaveLength(lines.length);
  for (const [index, message] of messages.entries())
    expect(message).toMatch(new RegExp(`^plainlink: line ${index + 1}: \\S.*\\.$`));
  expect(codes(input)).toEqual(Object.values(expected));
});

test('a link may hold controls, broken escapes and what is no UTF-8 once decoded', () => {
  const { out, code } = plainlink(['clean'], 'https://example.com/%zz%?a=%ff&b=\u0001\u007f&fbclid=1\n');
  expect([out, code]).toEqual(['https://example.com/%zz%?a=%FF&b=%01%7F\n', 0]);
});

test('lines with messages are told apart by their number', () => {
  const { err } = plainlink(['clean'], 'https://a.example/\n\nhttps://a.example/\r\nnothing\n');
  expect(err.split('\n').map((line) => /line \d+/.exec(line)?.[0])).toEqual(['line 2', 'line 4', undefined]);
});

test('a carriage return at the end is no part of the line; a last line gets its end', () => {
  expect(plainlink(['clean'], 'https://a.example/?fbclid=1\r\n\r\nx\r\r\nhttps://a.example/?x').out).toBe(
    'https://a.example/\n\nx\r\nhttps://a.example/?x\n',
  );
});

test('bytes that are no UTF-8 pass through, and their neighbours are cleaned', () => {
  const input = Buffer.from(
    'https://a.example/?fbclid=1\n\xff\xfe\x00binary\n\u00e9\nhttps://a.example/?fbclid=2\n',
    'latin1',
  );
  const output = Buffer.from('https://a.example/\n\xff\xfe\x00binary\n\u00e9\nhttps://a.example/\n', 'latin1');
  expect(Buffer.from(plainlinkBytes(['clean'], input)).equals(output)).toBe(true);
  expect(codes(input)).toEqual(['link', 'not-text', 'not-text', 'link']);
  const [, refused] = plainlink(['clean', '--json'], input).out.split('\n');
  const { inputBase64 } = JSON.parse(refused ?? '');
  expect(Buffer.from(inputBase64, 'base64').toString('latin1')).toBe('\xff\xfe\x00binary');
  expect(JSON.parse(plainlink(['clean', '--json', '--text'], input).out.split('\n')[1] ?? '')).toMatchObject([
    { error: { code: 'not-text' } },
  ]);
});

test('binary of every kind passes through', () => {
  const noise = Buffer.alloc(300_000);
  let state = 1;
  for (let at = 0; at < noise.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    noise[at] = state >> 8;
  }
  const withoutCr = Buffer.from(noise.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  const out = Buffer.from(plainlinkBytes(['clean'], noise));
  const expected = withoutCr.at(-1) === 10 ? withoutCr : Buffer.concat([withoutCr, Buffer.of(10)]);
  expect(out.equals(expected)).toBe(true);
});

test('a line over 8 MB passes through, refused', () => {
  const long = 'x'.repeat(9_000_000);
  const { out, err, code } = plainlink(
    ['clean'],
    `https://a.example/?fbclid=1\n${long}\nhttps://a.example/?fbclid=2\n`,
  );
  expect(out === `https://a.example/\n${long}\nhttps://a.example/\n`).toBe(true);
  expect([err, code]).toEqual([expect.stringMatching(/^plainlink: line 2: .*8 MB.*\n$/), 1]);
  const answers = plainlink(['clean', '--json'], `${long}\nhttps://a.example/\n`).out.trim().split('\n');
  expect(answers.map((line) => line.length < 2000)).toEqual([true, true]);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ error: { code: 'too-long' }, inputCut: true });
});

test('a link of 1 MB and one with 100,000 parameters are cleaned', () => {
  const big = `https://a.example/${'p'.repeat(1_000_000)}`;
  expect(plainlink(['clean'], `${big}?fbclid=1\n`).out === `${big}\n`).toBe(true);
  const many = Array.from({ length: 100_000 }, (_, i) => `p${i}=${i}`).join('&');
  expect(plainlink(['clean'], `https://a.example/?${many}&fbclid=1\n`).out === `https://a.example/?${many}\n`).toBe(
    true,
  );
  const { decisions } = JSON.parse(plainlink(['clean', '--json'], `https://a.example/?${many}&fbclid=1\n`).out);
  expect(decisions).toHaveLength(100_001);
});

test('what has too many parameters to list is cleaned all the same', () => {
  const link = `https://a.example/?${'a&'.repeat(300_000)}fbclid=1\n`;
  expect(plainlink(['clean'], link).code).toBe(0);
  expect(codes(link)).toEqual(['too-long']);
});

test('a line without end does not fill the memory', () => {
  const { out, code } = shell(
    'head -c 600000000 /dev/zero | NODE_OPTIONS=--max-old-space-size=64 plainlink clean | wc -c',
  );
  expect([out.trim(), code]).toEqual(['600000001', 0]);
});

test('a reader that goes away ends it quietly', () => {
  const { out, err, code } = shell(
    'set -o pipefail; yes https://a.example/?fbclid=1 | plainlink clean | head -n 2; echo "${PIPESTATUS[1]}"',
  );
  expect([out, err, code]).toEqual(['https://a.example/\nhttps://a.example/\n0\n', '', 0]);
});

test('a disk that is full is told, not hidden', () => {
  const { err, code } = shell('echo https://a.example/ | plainlink clean > /dev/full');
  expect([err, code]).toEqual([expect.stringMatching(/^plainlink: .*ENOSPC/), 74]);
});

test('each line is answered before the next one comes', async () => {
  const child = started(['clean']);
  const ended = once(child, 'exit');
  for (const link of ['https://a.example/', 'https://b.example/']) {
    child.stdin.write(`${link}?fbclid=1\n`);
    const [answer] = await once(child.stdout, 'data');
    expect(String(answer)).toBe(`${link}\n`);
  }
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
});

test('nothing in, nothing out', () => {
  expect(plainlink(['clean'], '')).toEqual({ out: '', err: '', code: 0 });
});

test.each([
  ['--user', '{\n  "version": 1,\n  "sites": []\n}', /:3:12: expected an object/],
  ['--user', '{"version": 7, "sites": {}}', /:1:13: expected version 1, found 7/],
  ['--learned', '{"a.example": [1]}', /:1:16: expected a parameter name/],
  ['--learned', '{"a.example": ["x"}', /:1:19: expected , or \]/],
])('a %s file that does not parse is named with its place: %s', (option, text, message) => {
  const file = temporary('mine.json', text);
  const { out, err, code } = plainlink(['clean', option, file], 'https://a.example/\n');
  expect([out, code]).toEqual(['', 2]);
  expect(err.startsWith(`plainlink: ${file}`)).toBe(true);
  expect(err).toMatch(message);
});

test.each([
  [['clean', '--nonsense']],
  [['wash']],
  [[]],
  [['same', 'https://a.example/']],
  [['clean', '--policy', 'best']],
])('wrong usage %j: one sentence and the way to help', (args) => {
  const { out, err, code } = plainlink(args);
  expect([out, code]).toEqual(['', 2]);
  expect(err).toMatch(/^plainlink: \S.*\nTry: plainlink --help\n$/);
});
