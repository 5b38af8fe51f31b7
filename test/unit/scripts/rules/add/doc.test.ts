import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../../../scripts/lib/root.mjs';
import { add } from '../../../../../scripts/rules/add/add';
import { paperFor } from '../../../../../scripts/rules/paper';
import { readSources } from '../../../../../scripts/rules/sources';
import { tryLink } from '../../../../../scripts/rules/try';

const page = readFileSync(join(root, 'docs/add-a-rule.md'), 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'plainlink-doc-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what the page says that try prints is what it prints', () => {
  const [command = '', ...printed] = block('console').split('\n');
  const link = /'(.*)'/.exec(command)?.[1] ?? '';
  const { text } = tryLink(link, readSources(join(root, 'public/rules')), paperFor({ columns: 120 }, {}));
  expect(text).toBe(printed.join('\n'));
});

test('who answers as the page does gets the rule that it shows', async () => {
  cpSync(join(root, 'public/rules'), folder, { recursive: true });
  const answers = block('text').match(/^> \S*/gm) ?? [];
  expect(answers.length).toBeGreaterThan(10);
  const stdin = new PassThrough();
  const stdout = new PassThrough().resume();
  stdin.end(answers.map((answer) => `${answer.slice(2)}\n`).join(''));
  expect(await add(folder, { stdin, stdout }, paperFor({}, {}))).toBe(0);
  const { rules } = JSON.parse(readFileSync(join(folder, 'site-community.json'), 'utf8')) as { rules: unknown[] };
  expect(rules.at(-1)).toEqual(JSON.parse(block('json')));
});
