import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './root.mjs';

/** Groups of processes that still run; none outlives this script. */
const groups = new Set();
process.on('exit', () => groups.forEach((pid) => end(pid)));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));

/**
 * How a program ended. `code` is null when it was ended for being late, -1 when it could not be started.
 * @typedef {{ code: number | null, out: string, err: string }} Ended
 */

/** Vite's configuration imports without file endings, as all of the sources do, and each start would complain of it. */
export const quietVite = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/**
 * Runs a program to its end, which comes after `seconds` at the latest. Never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ seconds?: number, env?: Record<string, string | undefined>, show?: boolean }} [options] `show` prints what it says as it says it.
 * @returns {Promise<Ended>}
 */
export function run(command, args, { seconds = 300, env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said.out += text;
      if (show) process.stdout.write(text);
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said.err += text;
      if (show) process.stderr.write(text);
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end(child.pid);
    }, seconds * 1000);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: -1, out: said.out, err: error.message });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const err = late ? `${said.err}\n${command} was ended after ${seconds} seconds.` : said.err;
      resolve({ code: late ? null : (code ?? (signal ? 128 : 1)), out: said.out, err });
    });
  });
}

/**
 * Starts a program in a process group of its own, which ends with this script at the latest.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export function start(command, args, { env = {}, stdio = 'ignore' } = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio, detached: true });
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  child.on('exit', () => groups.delete(pid));
  return child;
}

/** Ends a process group that `start` made; one that is gone already is no error. */
export function end(/** @type {number | undefined} */ pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
  groups.delete(pid);
}
