import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../../scripts/lib/root.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainlink-rules-'));
  cpSync(join(root, 'public/rules'), folder, { recursive: true });
  const file = join(folder, 'site-social.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"hosts": ["threads.net", "threads.com"]', '"hosts": ["threads.net", "co.uk"]'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command as `npm run rules` starts it. */
function rules(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/rules.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    input: '',
    env: { ...process.env, FORCE_COLOR: undefined, COLUMNS: '120' },
  });
  return { status, stdout, stderr };
}

test('the shipped rules have no faults, and are counted in one line', () => {
  const { status, stdout, stderr } = rules();
  expect(stdout).toMatch(/^\d+ rules in \d+ files, \d+ samples, \d+ spares, \d+\.\d of 45\.0 kB: no faults\.\n$/);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('a fault has file, line, rule and what to do, without colours in a pipe; and the command fails', () => {
  const { status, stdout } = rules('--folder', folder);
  const line = readFileSync(join(folder, 'site-social.json'), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('"threads-sharer"'));
  expect(stdout).toContain(
    `public/rules/site-social.json:${line + 1}  rule threads-sharer, hosts
  co.uk is a public suffix, below which anybody has a site
  → Name the site below it: example.co.uk.
`,
  );
  // Its sample is on the host that went.
  expect(stdout).toMatch(/: 2 faults\.\n$/);
  expect(stdout).not.toContain('\u001b');
  expect(status).toBe(1);
});

test('try prints its table, and add stops when no answer comes', () => {
  expect(rules('try', 'https://example.com/?fbclid=1')).toMatchObject({ status: 0, stderr: '' });
  expect(rules('add', '--folder', folder)).toMatchObject({
    status: 130,
    stdout: expect.stringContaining('nothing was written'),
  });
});

test('triage writes the case that fails beside what it says, and refuses a malformed report', () => {
  const report = join(folder, 'report.md');
  const cases = join(folder, 'cases.jsonl');
  const facts = `plainlink-report: 1
kind: broke
extension: 0.1.0
policy: share@1
rules: 2026.12.2
host: *.trail-and-tour.org
path: /xxxx
sealed: -
opened: -
about: fbclid
query: strip blocklist meta-click fbclid=XxXX
query: keep default default stage=9`.split('\n');
  writeFileSync(report, ['It opens the start.', '', '```plainlink-report', ...facts, '```', ''].join('\n'));
  writeFileSync(cases, '');
  const { status, stdout, stderr } = rules('triage', report, '--cases', cases);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('decides  rule meta-click');
  expect(
    readFileSync(cases, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      link: 'https://trail-and-tour.org/xxxx?fbclid=XxXX&stage=9',
      canonical: 'https://trail-and-tour.org/xxxx?fbclid=XxXX&stage=9',
      why: 'reported: fbclid is needed on *.trail-and-tour.org',
    },
  ]);
  writeFileSync(report, ['```plainlink-report', ...facts.slice(1), '```'].join('\n'));
  expect(rules('triage', report, '--cases', cases)).toMatchObject({
    status: 1,
    stderr: 'Line 13: plainlink-report is missing.\n',
  });
});

test('wrong usage says what there is', () => {
  expect(rules('tidy')).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run rules -- add') });
  expect(rules('try')).toMatchObject({ status: 2, stderr: expect.stringContaining("npm run rules -- try 'LINK'") });
});
