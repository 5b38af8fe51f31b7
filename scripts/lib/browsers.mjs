import { findProgram, isProgram } from './find.mjs';
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

/** Every browser that is found, the fittest first; one named in PLAINLINK_BROWSER goes before all. */
export function findBrowsers() {
  /** @type {Browser[]} */
  const found = [];
  const named = process.env.PLAINLINK_BROWSER;
  if (named && isProgram(named))
    found.push({ kind: /firefox/i.test(named) ? 'firefox' : 'chromium', name: named, file: named });
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
