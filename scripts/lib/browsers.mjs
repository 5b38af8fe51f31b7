import { basename } from 'node:path';
import process from 'node:process';
import { findProgram, isProgram } from './find.mjs';
import { Trouble } from './limit.mjs';
import { run } from './run.mjs';

/**
 * A browser on this machine. `chrome` is Google's own build, which since 137 loads no extension from the command line.
 * @typedef {{ kind: 'chromium' | 'firefox' | 'chrome', name: string, file: string }} Browser
 */

/** @type {readonly [Browser['kind'], string, readonly string[]][]} */
const known = [
  ['chromium', 'Chromium', ['chromium', 'chromium-browser']],
  ['chromium', 'Edge', ['microsoft-edge', 'microsoft-edge-stable']],
  ['chromium', 'Brave', ['brave-browser', 'brave']],
  ['firefox', 'Firefox', ['firefox', 'firefox-esr']],
  ['chrome', 'Chrome', ['google-chrome', 'google-chrome-stable']],
];

/** The browser that PLAINLINK_BROWSER names; null when it names none. @returns {Browser | null} */
export function namedBrowser() {
  const file = process.env.PLAINLINK_BROWSER;
  if (!file) return null;
  if (!isProgram(file)) throw new Trouble(`PLAINLINK_BROWSER names ${file}, which is no program.`);
  const name = basename(file);
  const kind = /firefox/i.test(name) ? 'firefox' : /chrome(?!.*chromium)/i.test(name) ? 'chrome' : 'chromium';
  return { kind, name, file };
}

/** Every browser that is found, the fittest first. */
export function findBrowsers() {
  /** @type {Browser[]} */
  const found = [];
  for (const [kind, name, programs] of known) {
    const file = findProgram(...programs);
    if (file) found.push({ kind, name, file });
  }
  return found;
}

/** Major version that the browser itself reports; 0 when it does not say. */
export async function majorVersion(/** @type {Browser} */ { file }) {
  const { out } = await run(file, ['--version'], { seconds: 20 });
  return Number(/ (\d+)\./.exec(out)?.[1] ?? 0);
}
