import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

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

/** Firefox takes `background.scripts`, Chromium `background.service_worker`: both are wanted in one manifest. */
const expected = ['BACKGROUND_SERVICE_WORKER_IGNORED'];
