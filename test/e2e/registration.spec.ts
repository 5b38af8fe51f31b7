import type { Page } from '@playwright/test';
import { ask, readButton } from './support/button';
import { openBrowser, type CopyBrowser } from './support/copy-browser';
import { expect, test as base } from './support/headed-test';
import { openPaster, type Paster } from './support/paste';

const test = base.extend<object, { allowed: CopyBrowser; own: Page; paper: Paster }>({
  /** A browser that was started anew after all sites were allowed. */
  allowed: [
    async ({}, use) => {
      const allowed = await openBrowser(true);
      await use(allowed);
      await allowed.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  own: [
    async ({ allowed }, use) => {
      const [worker] = allowed.context.serviceWorkers();
      const own = await allowed.context.newPage();
      await own.goto(`chrome-extension://${new URL(worker?.url() ?? '').host}/extension/options/options.html`);
      await use(own);
    },
    { scope: 'worker' },
  ],
  paper: [async ({ allowed }, use) => use(await openPaster(allowed.context)), { scope: 'worker' }],
});

test.describe.configure({ mode: 'serial' });

const registered = (own: Page) =>
  own.evaluate(async () => {
    const { scripting } = (globalThis as unknown as { chrome: { scripting: Scripting } }).chrome;
    return (await scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches);
  });

interface Scripting {
  getRegisteredContentScripts(): Promise<{ matches: string[] }[]>;
}

test('the script for copies is in place after a restart, and only where and while it is wanted', async ({ own }) => {
  await expect.poll(() => registered(own)).toEqual(['*://*/*']);
  await ask(own, 'changeSettings', { patch: { copy: 'chosen', copySites: ['example.com', '127.0.0.1'] } });
  await expect.poll(() => registered(own)).toEqual(['*://*.example.com/*', '*://127.0.0.1/*']);
  await ask(own, 'changeSettings', { patch: { paused: true } });
  await expect.poll(() => registered(own)).toEqual([]);
  await ask(own, 'changeSettings', { patch: { paused: false, copy: 'off' } });
  await expect.poll(() => registered(own)).toEqual([]);
});

test('the two scripts for sites’ buttons are in place where they are wanted, whatever is done with copies', async ({
  own,
}) => {
  await ask(own, 'changeSettings', { patch: { buttons: 'chosen', buttonSites: ['example.com'] } });
  await expect.poll(() => registered(own)).toEqual(['*://*.example.com/*', '*://*.example.com/*']);
  await ask(own, 'changeSettings', { patch: { copy: 'all' } });
  await expect.poll(async () => (await registered(own)).length).toBe(3);
  await ask(own, 'changeSettings', { patch: { copy: 'off', buttons: 'off', buttonSites: [] } });
  await expect.poll(() => registered(own)).toEqual([]);
});

/** What a copy of the article's words gives. */
async function copiedFrom(page: Page, paper: Paster): Promise<string> {
  await page.bringToFront();
  await page.locator('#words').evaluate((words) => getSelection()?.selectAllChildren(words));
  await page.waitForTimeout(300);
  await page.keyboard.press('Control+C');
  return paper.paste();
}

test('switching copies on reaches pages that are open, and off too', async ({ allowed, own, paper, site }) => {
  const page = await allowed.context.newPage();
  await page.goto(`${site}/article`);
  const copied = () => copiedFrom(page, paper);
  await expect.poll(copied).toContain('https://example.com/c?utm_medium=z&k=v.');
  await ask(own, 'changeSettings', { patch: { copy: 'all' } });
  await expect.poll(copied).toContain('https://example.com/c?k=v.');
  await ask(own, 'changeSettings', { patch: { copy: 'chosen', copySites: ['example.com'] } });
  await expect.poll(copied).toContain('https://example.com/c?utm_medium=z&k=v.');
  await ask(own, 'changeSettings', { patch: { copy: 'all' } });
  await expect.poll(copied).toContain('https://example.com/c?k=v.');
  await page.close();
});

test('when the permission is withdrawn, the script goes and the button says why', async ({
  allowed,
  own,
  paper,
  site,
}) => {
  await expect.poll(() => registered(own)).toEqual(['*://*/*']);
  const page = await allowed.context.newPage();
  await page.goto(`${site}/article`);
  await expect.poll(() => copiedFrom(page, paper)).toContain('https://example.com/c?k=v.');
  await own.evaluate("chrome.permissions.remove({ origins: ['*://*/*'] })");
  await expect.poll(() => registered(own)).toEqual([]);
  // A page that is open still has the script.
  await expect.poll(() => copiedFrom(page, paper)).toContain('https://example.com/c?utm_medium=z&k=v.');
  await page.close();
  await own.bringToFront();
  await expect.poll(async () => (await readButton(own)).title).toContain('the permission for the sites was withdrawn');
});
