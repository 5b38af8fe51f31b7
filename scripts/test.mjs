/** `npm test`: sets up what is missing, runs every part, and ends with one line that sums them up. */
import process from 'node:process';
import { build } from './lib/build.mjs';
import { Trouble } from './lib/limit.mjs';
import { installPackages } from './lib/packages.mjs';
import { say, step } from './lib/say.mjs';
import { playwrightPart } from './test/playwright.mjs';
import { missingTools } from './test/set-up.mjs';
import { failedPart, sumUp } from './test/summary.mjs';
import { lintParts, typeParts } from './test/tools.mjs';
import { vitestParts } from './test/vitest.mjs';

/** @typedef {import('./test/summary.mjs').Part} Part */

/** @type {Part[]} */
const parts = [];
try {
  await installPackages();
  await build();
  parts.push(await step('Types', typeParts));
  parts.push(await step('Lint', lintParts));
  // Before all tests that look for browsers: those ask for the same answers in each that is there.
  const missing = await missingTools();
  parts.push(...(await step('Unit, property, conformance, rules and dist tests', vitestParts)));
  for (const project of /** @type {const} */ (['chromium', 'firefox'])) {
    const name = `end to end, ${project}`;
    const why = missing[project];
    parts.push(why ? failedPart(name, why) : await step(name, () => playwrightPart(name, project)));
  }
} catch (error) {
  const why = error instanceof Trouble ? error.message : String(error instanceof Error ? error.stack : error);
  parts.push(failedPart('set-up', why));
}
const { line, ok } = sumUp(parts, say);
say(line);
process.exit(ok ? 0 : 1);
