import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pause, until } from '../lib/limit.mjs';
import { root } from '../lib/root.mjs';
import { startFirefox } from './bidi.mjs';

/** @typedef {Awaited<ReturnType<typeof startFirefox>>} Firefox */

/**
 * A Firefox without a window.
 * @param {string} file The browser's program.
 * @param {{ demo: string, paste: string }} site
 * @param {string} home An empty folder.
 * @returns {Promise<import('./main-job.mjs').Driver>}
 */
export async function driveFirefox(file, site, home) {
  const profile = join(home, 'profile');
  mkdirSync(profile);
  const firefox = await startFirefox(file, profile);
  const extensionData = { type: 'path', path: join(root, 'dist/firefox') };
  const { extension } = await firefox.send('webExtension.install', { extensionData });
  const panel = await openPage(firefox, `${await address(firefox, extension)}extension/options/options.html`);
  return {
    copyAndPaste: () => copyAndPaste(firefox, site),
    async allowAllSites() {
      await firefox.call(await chromeScope(firefox), allow, extension);
    },
    ask: (kind, request) => firefox.call(panel, '(message) => browser.runtime.sendMessage(message)', { kind, request }),
    hasCopyScript: () =>
      firefox.call(panel, 'async () => (await browser.scripting.getRegisteredContentScripts()).length > 0'),
    close: async () => firefox.close(),
  };
}

const allow = `async (id) => {
  const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
  const { extension } = WebExtensionPolicy.getByID(id);
  await ExtensionPermissions.add(id, { permissions: [], origins: ['*://*/*'] }, extension);
}`;

async function address(/** @type {Firefox} */ firefox, /** @type {string} */ extension) {
  return firefox.call(await chromeScope(firefox), "(id) => WebExtensionPolicy.getByID(id).getURL('')", extension);
}

/** The browser's own window, where its internals can be reached. */
async function chromeScope(/** @type {Firefox} */ firefox) {
  const { contexts } = await firefox.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  return contexts[0].context;
}

async function openPage(/** @type {Firefox} */ firefox, /** @type {string} */ url) {
  const { context } = await firefox.send('browsingContext.create', { type: 'tab' });
  await firefox.send('browsingContext.navigate', { context, url, wait: 'complete' });
  return context;
}

/** Between two actions a person takes about so long; the extension asks ahead on a selection, and may mend a copy within a second. */
const human = 1200;

async function copyAndPaste(/** @type {Firefox} */ firefox, /** @type {{ demo: string, paste: string }} */ site) {
  const from = await openPage(firefox, site.demo);
  await firefox.call(from, "() => { getSelection().selectAllChildren(document.getElementById('article')); }");
  await pause(human);
  await pressControl(firefox, from, 'c');
  await pause(human);
  const to = await openPage(firefox, site.paste);
  await firefox.call(to, "() => { document.getElementById('here').focus(); }");
  await pressControl(firefox, to, 'v');
  // The page writes what was pasted into its title.
  const title = () => firefox.call(to, "() => document.title.startsWith('{') && document.title");
  return JSON.parse(await until(title, 10, 'Nothing was pasted'));
}

function pressControl(/** @type {Firefox} */ firefox, /** @type {string} */ context, /** @type {string} */ letter) {
  const control = '\uE009';
  const down = [control, letter].map((value) => ({ type: 'keyDown', value }));
  const up = [letter, control].map((value) => ({ type: 'keyUp', value }));
  return firefox.send('input.performActions', {
    context,
    actions: [{ type: 'key', id: 'k', actions: [...down, ...up] }],
  });
}
