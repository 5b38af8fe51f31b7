import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { within } from '../lib/limit.mjs';
import { chromiumArguments, copyExtension, grantAllSites } from './chromium.mjs';

/** @typedef {import('@playwright/test').BrowserContext} Context */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * A Chromium without a window.
 * @param {string} file The browser's program.
 * @param {{ demo: string, paste: string }} site
 * @param {string} home An empty folder.
 * @returns {Promise<import('./main-job.mjs').Driver>}
 */
export async function driveChromium(file, site, home) {
  const extension = copyExtension(home);
  const profile = join(home, 'profile');
  let context = await launch(file, profile, extension);
  const id = await extensionId(context);
  return {
    copyAndPaste: () => copyAndPaste(context, site),
    async allowAllSites() {
      await close(context);
      grantAllSites(profile, id);
      context = await launch(file, profile, extension);
      await extensionId(context);
    },
    async ask(kind, request) {
      const page = await openPage(context, `chrome-extension://${id}/extension/options/options.html`);
      const sent = page.evaluate(`chrome.runtime.sendMessage(${JSON.stringify({ kind, request })})`);
      const answer = await within(sent, 15, `The extension did not answer "${kind}"`);
      await page.close();
      return answer;
    },
    async hasCopyScript() {
      const [worker] = context.serviceWorkers();
      return (
        (await worker?.evaluate('chrome.scripting.getRegisteredContentScripts().then((all) => all.length > 0)')) ===
        true
      );
    },
    close: () => close(context),
  };
}

function launch(/** @type {string} */ file, /** @type {string} */ profile, /** @type {string} */ extension) {
  const options = { executablePath: file, headless: true, args: chromiumArguments(extension), timeout: 60_000 };
  return chromium.launchPersistentContext(profile, options);
}

function close(/** @type {Context} */ context) {
  return within(context.close(), 20, 'The browser did not close');
}

async function extensionId(/** @type {Context} */ context) {
  const worker =
    context.serviceWorkers()[0] ??
    (await within(context.waitForEvent('serviceworker', { timeout: 0 }), 30, 'The extension did not start'));
  return new URL(worker.url()).host;
}

async function openPage(/** @type {Context} */ context, /** @type {string} */ address) {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  await page.bringToFront();
  return page;
}

/** Between two actions a person takes about so long; the extension asks ahead on a selection, and may mend a copy within a second. */
const human = 1200;

async function copyAndPaste(/** @type {Context} */ context, /** @type {{ demo: string, paste: string }} */ site) {
  const from = await openPage(context, site.demo);
  await from.evaluate(() =>
    getSelection()?.selectAllChildren(/** @type {Node} */ (document.getElementById('article'))),
  );
  await from.waitForTimeout(human);
  await from.keyboard.press('Control+C');
  await from.waitForTimeout(human);
  const to = await openPage(context, site.paste);
  await to.locator('#here').focus();
  await to.keyboard.press('Control+V');
  // The page writes what was pasted into its title.
  await to.waitForFunction(() => document.title.startsWith('{'));
  return JSON.parse(await to.title());
}
