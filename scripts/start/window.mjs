import { join } from 'node:path';
import { Trouble } from '../lib/limit.mjs';
import { root } from '../lib/root.mjs';
import { start } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';
import { chromiumArguments, copyExtension, pinButton } from './chromium.mjs';

/**
 * Opens the browser with the extension and the demo page, and waits until the person closes it.
 * @param {import('../lib/browsers.mjs').Browser} browser
 * @param {{ demo: string }} site
 * @param {string} home An empty folder.
 */
export async function openWindow(browser, site, home) {
  const began = Date.now();
  const [program, args] = command(browser, site, home);
  const child = start(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (text) => (said = `${said}${text}`.slice(-2000)));
  say(`${browser.name} is open, with a demo page and a welcome page. Close it, or press Ctrl+C here, to end.`);
  const code = await new Promise((resolve) => {
    child.on('exit', resolve);
    child.on('error', () => resolve(-1));
  });
  if (code !== 0 && Date.now() - began < 10_000)
    throw new Trouble(`${browser.name} did not stay open: ${said.trim().split('\n').slice(-2).join(' ')}`);
}

/** @returns {[string, string[]]} */
function command(
  /** @type {import('../lib/browsers.mjs').Browser} */ { kind, file },
  /** @type {{ demo: string }} */ { demo },
  /** @type {string} */ home,
) {
  const profile = join(home, 'profile');
  if (kind === 'firefox') {
    const webExt = join(root, 'node_modules/web-ext/bin/web-ext.js');
    const source = join(root, 'dist/firefox');
    const run = ['run', '--no-config-discovery', '--no-reload', '--no-input', '--source-dir', source];
    return [process.execPath, [webExt, ...run, '--firefox', file, '--start-url', demo]];
  }
  const user = `--user-data-dir=${profile}`;
  if (kind === 'chrome') return [file, [user, '--no-first-run', '--no-default-browser-check', demo]];
  const extension = copyExtension(home);
  pinButton(profile, extension);
  return [file, [user, ...chromiumArguments(extension), demo]];
}
