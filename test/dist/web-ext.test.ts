import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/lib/sources.mjs';

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
}

test("Mozilla's linter finds no error in dist/firefox", { timeout: 120_000 }, () => {
  const args = ['lint', '--source-dir', 'dist/firefox', '--output', 'json', '--no-config-discovery'];
  const { stdout, stderr } = spawnSync('node_modules/.bin/web-ext', args, { encoding: 'utf8' });
  expect(stdout, stderr).toMatch(/^\{/);
  const { errors, warnings } = JSON.parse(stdout) as { errors: Finding[]; warnings: Finding[] };
  expect(errors).toEqual([]);
  expect(warnings.filter(({ code }) => !expected.includes(code))).toEqual([]);
});

const expected = [
  // Firefox takes `background.scripts`, Chromium `background.service_worker`: both are wanted in one manifest.
  'BACKGROUND_SERVICE_WORKER_IGNORED',
  // Preact can set `innerHTML`; nobody here asks it to (below).
  'UNSAFE_VAR_ASSIGNMENT',
];

test('no page sets HTML from text', () => {
  const sources = filesBelow('extension', /\.tsx?$/).filter((file) => !file.startsWith('extension/content/'));
  const setters = /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/;
  expect(sources.filter((file) => setters.test(readFileSync(file, 'utf8')))).toEqual([]);
});
