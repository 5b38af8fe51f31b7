import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseData, readDataFile } from '../../../src/cli/data-file';
import { learned } from '../../../src/cli/learned-file';
import { userEntries } from '../../../src/cli/user-file';

const user = (text: string) => parseData('mine.json', text, userEntries);
const facts = (text: string) => parseData('facts.json', text, learned);

test('a user file is read as it is written', () => {
  const text = `{ "version": 1, "sites": {
    "Example.com": { "keep": ["ref"], "strip": [], "alone": false },
    "other.org": { "alone": true, "liftGuard": true } } }`;
  expect(user(text)).toEqual({
    version: 1,
    sites: {
      'example.com': { keep: ['ref'], strip: [], alone: false },
      'other.org': { alone: true, liftGuard: true },
    },
  });
});

test.each([
  ['', 'mine.json:1:1: expected a value, found the end of the file'],
  ['[]', 'mine.json:1:1: expected an object with version and sites, found a list'],
  ['{"sites": {}}', 'mine.json:1:1: expected "version": 1'],
  ['{"version": 1}', 'mine.json:1:1: expected "sites"'],
  [
    '{\n  "version": 2,\n  "sites": {}\n}',
    'mine.json:2:14: expected version 1, found 2; this file is from a newer program',
  ],
  ['{"version": "1", "sites": {}}', 'mine.json:1:13: expected version 1, found “1”'],
  [
    '{"version": 1,\r\n"sites": {"a.b": {"keep": "ref"}}}',
    'mine.json:2:27: expected a list of parameter names, found “ref”',
  ],
  ['{"version": 1, "sites": {"a.b": {"keep": [3]}}}', 'mine.json:1:43: expected a parameter name in quotes, found 3'],
  [
    '{"version": 1, "sites": {"a.b": {"strips": []}}}',
    'mine.json:1:34: expected one of keep, strip, alone, liftGuard, found “strips”',
  ],
  ['{"version": 1, "sites": {"a.b": {"alone": 1}}}', 'mine.json:1:43: expected true or false, found 1'],
  [
    '{"version": 1, "sites": {"https://a.b/": {}}}',
    'mine.json:1:26: expected a host such as "example.com", found “https://a.b/”',
  ],
  ['{"version": 1, "sites": {"ü.b": {}}}', 'mine.json:1:26: expected a host in ASCII letters (xn--…), found “ü.b”'],
  ['{"version": 1, "sites": {"a.b": {}, "A.b": {}}}', 'mine.json:1:37: “a.b” stands here a second time'],
  ['{"version": 1, "sites": {"a.b": {"keep": []} "c.d": {}}}', 'mine.json:1:46: expected , or }, found "'],
  ['{"version": 1, "version": 1}', 'mine.json:1:16: “version” stands here a second time'],
  ["{'version': 1}", "mine.json:1:2: expected a name in double quotes, found '"],
  ['{"version": 1} x', 'mine.json:1:16: expected the end, found x'],
  ['{"a\\x": 1}', 'mine.json:1:2: expected a text in double quotes, on one line, with valid escapes'],
  [`${'['.repeat(100_000)}`, 'mine.json:1:66: expected at most 64 levels'],
])('a user file %j is refused with its place', (text, message) => {
  expect(() => user(text)).toThrow(message);
});

test('a learned file is read in both forms', () => {
  expect(facts('{"weirdsite.com": ["page_id"]}')).toEqual({ 'weirdsite.com': ['page_id'] });
  const own =
    '{"version":1,"sites":{"a.b":[{"parameter":"p","verdict":"content"},{"parameter":"q","pattern":["p","q"],"verdict":"neutral"}]}}';
  expect(facts(own)).toEqual(JSON.parse(own));
  expect(facts('{}')).toEqual({});
});

test.each([
  ['{"a.b": "page_id"}', 'facts.json:1:9: expected a list of parameter names, found “page_id”'],
  ['{"version": 3, "sites": {}}', 'facts.json:1:13: expected version 1, found 3; this file is from a newer program'],
  ['{"version": 1, "sites": {"a.b": [{"parameter": "p"}]}}', 'expected "verdict" with content, neutral or unknown'],
  ['{"version": 1, "sites": {"a.b": [{"parameter": "p", "verdict": "maybe"}]}}', 'found “maybe”'],
  [
    '{"version": 1, "sites": {"a.b": [{"parameter": "", "verdict": "content"}]}}',
    'expected "parameter" with a name, found an empty text',
  ],
])('a learned file %j is refused with its place', (text, message) => {
  expect(() => facts(text)).toThrow(message);
});

test('a file that cannot be read says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainlink-'));
  expect(() => readDataFile(join(folder, 'none.json'), learned)).toThrow('none.json: there is no such file');
  expect(() => readDataFile(folder, learned)).toThrow('expected a file, found a folder');
  const binary = join(folder, 'binary.json');
  writeFileSync(binary, Uint8Array.of(0xff, 0xfe));
  expect(() => readDataFile(binary, learned)).toThrow('expected text in UTF-8');
  const marked = join(folder, 'marked.json');
  writeFileSync(marked, '\uFEFF{"a.b": ["p"]}');
  expect(readDataFile(marked, learned)).toEqual({ 'a.b': ['p'] });
});
