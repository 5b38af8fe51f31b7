import { expect as baseExpect, test as base, type Page } from '@playwright/test';
import { startDisplay, type Display } from './display';
import { openHeaded, type Headed } from './headed';
import { openPaster, type Paster } from './paste';
import { serveSite } from './site';

interface Shared {
  readonly display: Display;
  readonly headed: Headed;
  readonly paster: Paster;
  readonly site: string;
}

/** Tests that click and press keys for real, in one window that they share; each has a tab and an empty clipboard. */
export const test = base.extend<{ page: Page }, Shared>({
  display: [
    async ({}, use) => {
      const display = await startDisplay();
      await use(display);
      display.close();
    },
    { scope: 'worker' },
  ],
  headed: [
    async ({ display }, use) => {
      const headed = await openHeaded(display);
      await use(headed);
      await headed.close();
    },
    { scope: 'worker' },
  ],
  paster: [async ({ headed }, use) => use(await openPaster(headed.context)), { scope: 'worker' }],
  site: [
    async ({}, use) => {
      const { url, close } = await serveSite();
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],
  page: async ({ headed, paster, site }, use) => {
    await paster.reset();
    const page = await headed.context.newPage();
    await page.goto(`${site}/article?id=7&utm_source=mail&fbclid=x`);
    await page.bringToFront();
    await use(page);
    await page.close();
  },
});

// A browser in a window on a busy machine takes its time.
export const expect = baseExpect.configure({ timeout: 15_000 });
