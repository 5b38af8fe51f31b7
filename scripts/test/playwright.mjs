import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';
import { failedPart } from './summary.mjs';

/** @typedef {import('./summary.mjs').Part} Part */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */
/** @typedef {import('@playwright/test/reporter').JSONReportTest} Test */
/** @typedef {import('@playwright/test/reporter').JSONReport['errors']} Errors */

/**
 * Runs the end-to-end tests of one browser.
 * @param {string} name
 * @param {'chromium' | 'firefox'} project
 * @returns {Promise<Part>}
 */
export async function playwrightPart(name, project) {
  const folder = mkdtempSync(join(tmpdir(), 'plainlink-playwright-'));
  const report = join(folder, 'report.json');
  const args = ['playwright', 'test', `--project=${project}`, '--reporter=list,json'];
  const { err } = await run('npx', args, {
    seconds: 1200,
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  try {
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
    return countIn(name, suites, errors);
  } catch {
    return failedPart(name, `Playwright gave no report. ${err}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Part} */
function countIn(/** @type {string} */ name, /** @type {Suite[]} */ suites, /** @type {Errors} */ errors) {
  /** @type {Part} */
  const part = { name, passed: 0, skipped: 0, failures: [] };
  for (const { message = 'It does not say what.' } of errors)
    part.failures.push({ name: 'outside of every test', message });
  for (const { path, tests } of suites.flatMap((suite) => specsIn(suite, [])))
    for (const { status, results } of tests) {
      if (status === 'expected') part.passed += 1;
      else if (status === 'skipped') part.skipped += 1;
      else if (status === 'flaky') {
        part.passed += 1;
        say(`Passed only when it was asked again: ${path.join(' > ')}\n${messageOf(results)}`);
      } else part.failures.push({ name: path.join(' > '), message: messageOf(results) });
    }
  return part;
}

/** @returns {{ path: string[], tests: Test[] }[]} */
function specsIn(/** @type {Suite} */ suite, /** @type {string[]} */ above) {
  const path = [...above, suite.title];
  return [
    ...(suite.specs ?? []).map(({ title, tests }) => ({ path: [...path, title], tests })),
    ...(suite.suites ?? []).flatMap((child) => specsIn(child, path)),
  ];
}

/** What went wrong, of every try. */
function messageOf(/** @type {Test['results']} */ results) {
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
  return stripColours(messages.join('\n') || 'It did not end.');
}

function stripColours(/** @type {string} */ text) {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/\u001B\[[0-9;]*m/g, '');
}
