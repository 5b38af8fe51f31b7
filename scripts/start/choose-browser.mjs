import { join } from 'node:path';
import { findBrowsers, majorVersion, namedBrowser } from '../lib/browsers.mjs';
import { install } from '../lib/debian.mjs';
import { Trouble } from '../lib/limit.mjs';
import { root } from '../lib/root.mjs';
import { say } from '../lib/say.mjs';

/** Without any font Chromium shows no text, and Debian does not ask for one. */
const packages = ['chromium', 'fonts-liberation'];

/**
 * The browser to use: the one that is named, or found, or installed where there is none and this machine allows it. Without a window Firefox is the last
 * resort, since only a Chromium shows all there is.
 * @param {{ window: boolean }} need
 */
export async function chooseBrowser({ window }) {
  const kinds = window ? ['chromium', 'firefox'] : ['chromium'];
  const first = namedBrowser() ?? findBrowsers().find(({ kind }) => kinds.includes(kind));
  if (first) return first;
  const refused = await install(packages);
  const browsers = findBrowsers();
  const next = browsers.find(({ kind }) => kind === 'chromium') ?? browsers.find(({ kind }) => kind === 'firefox');
  if (next) return next;
  const chrome = browsers.find(({ kind }) => kind === 'chrome');
  if (!chrome) throw new Trouble(`No Chromium, Edge, Brave or Firefox was found. ${refused}`);
  if ((await majorVersion(chrome)) < 137) return { ...chrome, kind: /** @type {const} */ ('chromium') };
  if (!window) throw new Trouble(`Only Chrome was found, which loads no extension from here. ${refused}`);
  say(byHand);
  return chrome;
}

const byHand = `Chrome 137 and later loads no extension from the command line: open chrome://extensions, switch on Developer mode, press "Load unpacked" and choose ${join(root, 'dist/chrome')}.`;
