import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRuleFiles } from '../../../scripts/build/rule-files';

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'rules-'))}/`;
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads the rule files of a folder by name, and nothing else', () => {
  writeFileSync(`${folder}b.json`, '{"schema": 1}');
  writeFileSync(`${folder}a.json`, '[]');
  writeFileSync(`${folder}notes.txt`, 'x');
  expect(readRuleFiles(folder).map(({ name, json }) => [name, json])).toEqual([
    ['a.json', []],
    ['b.json', { schema: 1 }],
  ]);
});

test('a file that is no JSON is named, with what is wrong in it', () => {
  writeFileSync(`${folder}guard.json`, '{"schema": 1,}');
  expect(() => readRuleFiles(folder)).toThrow(/^guard\.json: expected JSON: /);
});
