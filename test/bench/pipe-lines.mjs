import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { start } from '../../scripts/lib/run.mjs';

/**
 * @typedef {{ cpu: number, rss: number }} Report milliseconds of processor time since the start, and bytes
 * @typedef {{ lines: number, bytes: number, wall: number, cpu: number, memory: { lines: number, rss: number }[], code: number | null }} Piped
 *   answers that came, milliseconds from start to end, processor time of the command alone, its memory as lines went by
 */

/** Where programs can be kept on one core each, the command has one to itself, and the others share another. */
const taskset = ['/usr/bin/taskset', '/bin/taskset'].find(
  (tool) => existsSync(tool) && [0, 1].every((core) => spawnSync(tool, ['-c', `${core}`, 'true']).status === 0),
);

/** @param {string} path from here */
const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Pipes many lines, made by a process of its own, through `clean`, and counts what comes out.
 * @param {number} lines as many, out of the made-up links as people share them, over and over
 * @param {{ every?: number, profile?: string }} [options] how many lines lie between two looks at the memory; a folder
 *   into which the processor's profile goes
 * @returns {Promise<Piped>}
 */
export async function pipeLines(lines, { every = 1_000_000, profile } = {}) {
  const maker = pinned(0, [file('make-lines.mjs'), String(lines)], ['ignore', 'pipe', 'inherit', 'pipe']);
  // Its links are made: from here on it only writes.
  await once(/** @type {import('node:stream').Readable} */ (maker.stdio[3]), 'data');
  const began = performance.now();
  const command = pinned(
    1,
    [
      ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
      '--import',
      file('report-use.mjs'),
      file('../../dist/lib/cli.js'),
      'clean',
    ],
    [/** @type {any} */ (maker.stdout), 'pipe', 'inherit', 'pipe'],
  );
  // The command alone holds the pipe now: when it ends, the maker is told.
  maker.stdout?.destroy();
  /** @type {Report} */
  let last = { cpu: 0, rss: 0 };
  createInterface({ input: /** @type {import('node:stream').Readable} */ (command.stdio[3]) }).on('line', (line) => {
    last = JSON.parse(line);
  });
  /** @type {Piped} */
  const piped = { lines: 0, bytes: 0, wall: 0, cpu: 0, memory: [], code: null };
  command.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
    const before = piped.lines;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) piped.lines += 1;
    piped.bytes += chunk.length;
    if (Math.floor(before / every) < Math.floor(piped.lines / every))
      piped.memory.push({ lines: piped.lines, rss: last.rss });
  });
  return new Promise((resolve, reject) => {
    for (const child of [maker, command]) child.on('error', reject);
    command.on('close', (code) => {
      maker.kill();
      resolve({ ...piped, wall: performance.now() - began, cpu: last.cpu, code });
    });
  });
}

/** @param {number} core @param {string[]} args @param {import('node:child_process').StdioOptions} stdio */
const pinned = (core, args, stdio) =>
  taskset
    ? start(taskset, ['-c', String(core), process.execPath, ...args], { stdio })
    : start(process.execPath, args, { stdio });
