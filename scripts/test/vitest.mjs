import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { quietVite, run } from '../lib/run.mjs';
import { failedPart } from './summary.mjs';

/** @typedef {import('./summary.mjs').Part} Part */

const projects = ['unit', 'property', 'conformance', 'rules', 'dist'];

/**
 * Runs what needs no browser; a part a project.
 * @returns {Promise<Part[]>}
 */
export async function vitestParts() {
  const folder = mkdtempSync(join(tmpdir(), 'plainlink-vitest-'));
  const report = join(folder, 'report.json');
  const args = [
    'vitest',
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
  ];
  const { code, err } = await run('npx', [...args, `--outputFile.json=${report}`], {
    seconds: 900,
    show: true,
    env: quietVite,
  });
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const parts = projects.map((name) => partOf(name, testResults));
    // An error outside of every test fails the run, but no test.
    const silent = code !== 0 && parts.every(({ failures }) => failures.length === 0);
    return silent ? [...parts, failedPart('vitest', err)] : parts;
  } catch {
    return [failedPart('vitest', `It gave no report. ${err}`)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Part} */
function partOf(/** @type {string} */ name, /** @type {any[]} */ files) {
  /** @type {Part} */
  const part = { name, passed: 0, skipped: 0, failures: [] };
  for (const file of files) {
    const path = file.name.slice(root.length);
    if (!path.startsWith(`test/${name}/`)) continue;
    if (file.status === 'failed' && file.assertionResults.length === 0)
      part.failures.push({ name: path, message: file.message });
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') part.passed += 1;
      else if (status === 'failed')
        part.failures.push({ name: `${path} > ${fullName}`, message: failureMessages.join('\n') });
      else part.skipped += 1;
    }
  }
  return part;
}
