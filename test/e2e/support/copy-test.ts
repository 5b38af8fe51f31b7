import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { servePages } from '../../fixtures/serve';
import { openBrowser, openPastes, type CopyBrowser, type Pasted } from './copy-browser';
import { cases, type CopyCase } from './copy-cases';

/** One tab to copy from, and pastes elsewhere. */
export interface Copying {
  readonly browser: CopyBrowser;
  readonly page: Page;
  readonly paste: () => Promise<Pasted>;
}

interface Shared {
  readonly site: string;
  /** What the same copies bring without the extension. */
  readonly untouched: ReadonlyMap<CopyCase, Pasted>;
  readonly copying: Copying;
}

/** Tests of ordinary copies, in one browser that they share. */
export const test = base.extend<object, Shared>({
  site: [
    async ({}, use) => {
      const { port, close } = await servePages();
      await use(`http://127.0.0.1:${port}`);
      close();
    },
    { scope: 'worker' },
  ],
  untouched: [
    async ({ site }, use) => {
      const { browser, page, paste } = await start(site, false);
      const found = new Map<CopyCase, Pasted>();
      for (const each of cases) {
        await (await openCase(page, site, each)).evaluate(`${each.pick ?? 'pick'}()`);
        await page.keyboard.press('Control+C');
        found.set(each, await paste());
      }
      await browser.close();
      await use(found);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  copying: [
    async ({ site }, use) => {
      const copying = await start(site, true);
      await use(copying);
      await copying.browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function start(site: string, withExtension: boolean): Promise<Copying> {
  const browser = await openBrowser(withExtension);
  const paste = await openPastes(browser.context, site);
  return { browser, page: await browser.context.newPage(), paste };
}

/** Opens the page of a case. @returns the frame in which it selects */
export async function openCase(
  page: Page,
  site: string,
  { page: path, frame: name, pick = 'pick' }: CopyCase,
): Promise<Frame> {
  await page.goto(`${site}/copy/${path}`);
  const frame = name ? await frameNamed(page, name) : page.mainFrame();
  await frame.waitForFunction(`window.${pick}`);
  return frame;
}

/** A frame of another process may become known a moment after the page has loaded. */
async function frameNamed(page: Page, name: string): Promise<Frame> {
  await expect.poll(() => page.frame({ name }) !== null, `a frame ${name}`).toBe(true);
  const frame = page.frame({ name });
  if (!frame) throw new Error(`The frame ${name} went away.`);
  return frame;
}

/** The ways in which a copy meets the worker. */
export const ways: Readonly<Record<string, (frame: Frame, copying: Copying, pick: string) => Promise<void>>> = {
  'with the answer ready': async (frame, { page }, pick) => {
    await frame.evaluate(`${pick}()`);
    await page.waitForTimeout(400);
    await page.keyboard.press('Control+C');
  },
  'with no answer yet': async (frame, { page }, pick) => {
    await frame.evaluate(`${pick}(), document.execCommand('copy')`);
    await page.waitForTimeout(300);
  },
  'with the worker stopped': async (frame, { page, browser }, pick) => {
    await browser.stopWorker();
    await frame.evaluate(`${pick}()`);
    await page.keyboard.press('Control+C');
    await page.waitForTimeout(500);
  },
};
