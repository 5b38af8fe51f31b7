import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ lines: number, megabytes: number | null }} Moment `megabytes`: what the process holds; null where the system does not tell
 * @typedef {{ lines: number, linesASecond: number, moments: Moment[] }} Figures
 */

const cli = fileURLToPath(new URL('../../dist/lib/cli.js', import.meta.url));

/**
 * Pipes lines through `plainlink clean`, its start-up counted too.
 * @param {readonly string[]} links written again and again
 * @param {number} lines at least so many
 * @param {number} [step] after how many answered lines memory is read
 * @returns {Promise<Figures>}
 */
export async function measureCommandLine(links, lines, step = 1_000_000) {
  const block = Buffer.from(`${links.join('\n')}\n`);
  const blocks = Math.ceil(lines / links.length);
  const began = performance.now();
  const child = spawn(process.execPath, [cli, 'clean'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  /** @type {Moment[]} */
  const moments = [];
  let answered = 0;
  child.stdout.on('data', (/** @type {Buffer} */ bytes) => {
    const before = answered;
    answered += newlines(bytes);
    if (Math.floor(answered / step) > Math.floor(before / step))
      moments.push({ lines: answered, megabytes: heldBy(child.pid ?? 0) });
  });
  await pipeline(Readable.from(repeated(block, blocks)), child.stdin);
  const code = await ended;
  const seconds = (performance.now() - began) / 1000;
  const expected = blocks * links.length;
  if (code !== 0 || answered !== expected)
    throw new Error(`The command line ended with ${code} and answered ${answered} of ${expected} lines.`);
  return { lines: answered, linesASecond: answered / seconds, moments };
}

/** @param {Buffer} block @param {number} times */
function* repeated(block, times) {
  for (let i = 0; i < times; i += 1) yield block;
}

/** @param {Buffer} bytes */
function newlines(bytes) {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Resident memory of a process, where the system tells it as Linux does. @param {number} pid */
function heldBy(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1000);
  } catch {
    return null;
  }
}
