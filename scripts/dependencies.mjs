/**
 * Who may import whom (.dependency-cruiser.cjs), with a check that every module was really read: with a TypeScript
 * that it does not know, dependency-cruiser reads none and is content.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

const folders = ['src', 'extension', 'scripts'];
const { out, err } = await run('npx', ['depcruise', ...folders, '--output-type', 'json'], { seconds: 120 });
const faults = out.startsWith('{') ? faultsIn(JSON.parse(out)) : [`depcruise gave no report: ${err}`];
for (const fault of faults) say(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** @returns {string[]} */
function faultsIn(/** @type {any} */ { modules, summary }) {
  const read = new Set(modules.map((/** @type {{ source: string }} */ { source }) => source));
  const unread = folders.flatMap(modulesBelow).filter((file) => !read.has(file));
  return [
    ...summary.violations.map((/** @type {any} */ { rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
    ...unread.map((file) => `${file} was not read.`),
  ];
}

/** Every file of code below a folder. */
function modulesBelow(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.(ts|tsx|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`);
}
