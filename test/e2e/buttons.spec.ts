import { expect, test as base, type Frame, type Page } from '@playwright/test';
import { servePages } from '../fixtures/serve';
import { buttonCases, type ButtonCase } from './support/button-cases';
import { openBrowser, openPastes, type CopyBrowser, type Pasted } from './support/copy-browser';
import { cleaned } from './support/copy-cases';

interface Shared {
  readonly site: string;
  readonly browser: CopyBrowser;
  readonly tab: Page;
  readonly paste: () => Promise<Pasted>;
}

interface Shares extends Window {
  shared?: unknown[];
  outcome?: unknown;
}

const test = base.extend<object, Shared>({
  site: [
    async ({}, use) => {
      const { port, close } = await servePages();
      await use(`http://127.0.0.1:${port}`);
      close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({}, use) => {
      const browser = await openBrowser(true, { buttons: 'all' });
      // This Chromium has no sharing of its own.
      await browser.context.addInitScript(() => {
        const seen: unknown[] = ((window as Shares).shared = []);
        Object.defineProperty(Navigator.prototype, 'share', {
          value: function share(data: object) {
            seen.push({ ...data });
            return Promise.resolve();
          },
          writable: true,
          enumerable: true,
          configurable: true,
        });
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  paste: [async ({ browser, site }, use) => use(await openPastes(browser.context, site)), { scope: 'worker' }],
  tab: [async ({ browser }, use) => use(await browser.context.newPage()), { scope: 'worker' }],
});

test.describe.configure({ mode: 'default' });

/** Clicks the button, and waits until the page was told that it is done. */
async function press(tab: Page, { button, frame }: Pick<ButtonCase, 'button' | 'frame'>): Promise<unknown> {
  const place: Frame | null = frame ? tab.frame({ name: frame }) : tab.mainFrame();
  if (!place) throw new Error(`There is no frame ${frame}.`);
  await place.locator(`#${button}`).click();
  const outcome = await place.waitForFunction(() => (window as Shares).outcome);
  return outcome.jsonValue();
}

const ways: Readonly<Record<string, (browser: CopyBrowser) => Promise<void>>> = {
  'with the worker awake': async () => undefined,
  'with the worker stopped': (browser) => browser.stopWorker(),
};

for (const [way, prepare] of Object.entries(ways))
  for (const each of buttonCases)
    test(`${each.name} is clean ${way}`, async ({ browser, tab, paste, site }) => {
      await expect(async () => {
        await tab.goto(`${site}/buttons/buttons.html`);
        await prepare(browser);
        expect(await press(tab, each)).not.toHaveProperty('error');
        // A copy that was made at once is replaced a moment later.
        await tab.waitForTimeout(/execCommand|items/.test(each.name) ? 500 : 0);
        const { 'text/plain': text, 'text/html': html } = await paste();
        expect(text).toBe(cleaned(each.text));
        if (each.html) expect(html).toContain(cleaned(each.html));
      }).toPass({ timeout: 20_000 });
    });
