import { run } from '../lib/run.mjs';

/** @typedef {import('./summary.mjs').Part} Part */
/** @typedef {readonly [name: string, command: string, ...args: string[]]} Tool */

/** @type {readonly Tool[]} */
const types = [
  ['types of everything', 'npx', 'tsc', '--noEmit'],
  ['types of the engine without a browser', 'npx', 'tsc', '-p', 'src'],
  ['types of the scripts', 'npx', 'tsc', '-p', 'scripts'],
];

/** @type {readonly Tool[]} */
const lint = [
  ['oxlint', 'npx', 'oxlint', 'src', 'extension', 'test', 'scripts'],
  ['prettier', 'npx', 'prettier', '--check', '.'],
  ['dependency rules', 'node', 'scripts/dependencies.mjs'],
  ['dead code', 'npx', 'knip', '--no-progress'],
];

/** Type checks; each counts as one test. */
export function typeParts() {
  return toolPart('types', types);
}

/** Lint tools; each counts as one test. */
export function lintParts() {
  return toolPart('lint', lint);
}

/** @returns {Promise<Part>} */
async function toolPart(/** @type {string} */ name, /** @type {readonly Tool[]} */ tools) {
  /** @type {Part} */
  const part = { name, passed: 0, skipped: 0, failures: [] };
  for (const [tool, command, ...args] of tools) {
    const { code, out, err } = await run(command, args, { seconds: 180 });
    if (code === 0) part.passed += 1;
    else part.failures.push({ name: tool, message: `${out}\n${err}` });
  }
  return part;
}
