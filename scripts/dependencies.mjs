/**
 * Who may import whom (.dependency-cruiser.cjs), with a check that every module was really read: with a TypeScript
 * that it does not know, dependency-cruiser reads none and is content.
 */
import process from 'node:process';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { filesBelow } from './lib/sources.mjs';

const folders = ['src', 'extension', 'scripts'];
const { out, err } = await run('npx', ['depcruise', ...folders, '--output-type', 'json'], { seconds: 120 });
const faults = out.startsWith('{') ? faultsIn(JSON.parse(out)) : [`depcruise gave no report: ${err}`];
for (const fault of faults) say(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** @returns {string[]} */
function faultsIn(/** @type {any} */ { modules, summary }) {
  const read = new Set(modules.map((/** @type {{ source: string }} */ { source }) => source));
  const unread = folders
    .flatMap((folder) => filesBelow(folder, /(?<!\.d)\.(ts|tsx|mjs)$/))
    .filter((file) => !read.has(file));
  return [
    ...summary.violations.map((/** @type {any} */ { rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
    ...unread.map((file) => `${file} was not read.`),
  ];
}
