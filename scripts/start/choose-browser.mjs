import { join } from 'node:path';
import { findBrowsers, majorVersion, namedBrowser } from '../lib/browsers.mjs';
import { install } from '../lib/debian.mjs';
import { Trouble } from '../lib/limit.mjs';
import { root } from '../lib/root.mjs';
import { say } from '../lib/say.mjs';

/** Without any font Chromium shows no text, and Debian does not ask for one. */
const packages = ['chromium', 'fonts-liberation'];

/**
 * The browser to use: the one that is named, or one that is found, or one installed where this machine allows it.
 * Without a window Firefox is the last resort, since only a Chromium shows all there is.
 * @param {{ window: boolean }} need
 */
export async function chooseBrowser({ window }) {
  const named = namedBrowser();
  if (named) return usable(named, window, 'Name another one.');
  const kinds = window ? ['chromium', 'firefox'] : ['chromium'];
  const first = findBrowsers().find(({ kind }) => kinds.includes(kind));
  if (first) return first;
  const refused = await install(packages);
  const [best] = findBrowsers();
  if (!best) throw new Trouble(`No Chromium, Edge, Brave or Firefox was found. ${refused}`);
  return usable(best, window, refused ?? '');
}

/**
 * The browser, if the extension can be tried in it; for Chrome with the sentence that says how.
 * @param {import('../lib/browsers.mjs').Browser} browser
 * @param {boolean} window
 * @param {string} otherwise What to do instead.
 * @returns {Promise<import('../lib/browsers.mjs').Browser>}
 */
async function usable(browser, window, otherwise) {
  if (browser.kind !== 'chrome') return browser;
  if ((await majorVersion(browser)) < 137) return { ...browser, kind: 'chromium' };
  if (!window) throw new Trouble(`Chrome 137 and later loads no extension from the command line. ${otherwise}`);
  say(byHand);
  return browser;
}

const byHand = `Chrome 137 and later loads no extension from the command line: open chrome://extensions, switch on Developer mode, press "Load unpacked" and choose ${join(root, 'dist/chrome')}.`;
