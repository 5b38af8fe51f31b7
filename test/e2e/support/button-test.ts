import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { servePages } from '../../fixtures/serve';
import { buttonCases, type ButtonCase } from './button-cases';
import { shareRecorder } from './share-recorder';
import { openBrowser, openPastes, type CopyBrowser, type Pasted } from './copy-browser';

/** One tab with buttons, and pastes elsewhere. */
export interface Pressing {
  readonly browser: CopyBrowser;
  readonly site: string;
  readonly tab: Page;
  readonly paste: () => Promise<Pasted>;
}

interface Shared {
  readonly pressing: Pressing;
  /** What the same buttons bring while the feature is off; the feature is on afterwards. */
  readonly untouched: ReadonlyMap<string, Pasted>;
}

/** Tests of a site's own buttons, in one browser that they share. */
export const test = base.extend<object, Shared>({
  pressing: [
    async ({}, use) => {
      const { port, close } = await servePages();
      const browser = await openBrowser(true, { buttons: 'all' });
      // This Chromium has no sharing of its own.
      await browser.context.addInitScript({ content: shareRecorder });
      const site = `http://127.0.0.1:${port}`;
      const paste = await openPastes(browser.context, site);
      await use({ browser, site, tab: await browser.context.newPage(), paste });
      await browser.close();
      close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  untouched: [
    async ({ pressing }, use) => {
      const { browser, paste } = pressing;
      await browser.ask('changeSettings', { patch: { buttons: 'off' } });
      const found = new Map<string, Pasted>();
      for (const each of buttonCases) {
        await open(pressing);
        await press(pressing, each);
        found.set(each.name, await paste());
      }
      await browser.ask('changeSettings', { patch: { buttons: 'all' } });
      await use(found);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export async function open({ tab, site }: Pressing, path = 'buttons.html'): Promise<void> {
  await tab.goto(`${site}/buttons/${path}`);
}

/**
 * Presses a button as a person does, by the keyboard.
 * @returns what the page was told of it, once it is done
 */
export async function press(
  { tab }: Pressing,
  { button, frame }: Pick<ButtonCase, 'button' | 'frame'>,
): Promise<{ value?: unknown; error?: string }> {
  await expect.poll(() => frame === undefined || tab.frame({ name: frame }) !== null).toBe(true);
  const place: Frame = (frame && tab.frame({ name: frame })) || tab.mainFrame();
  await place.waitForLoadState();
  await place.evaluate(`document.getElementById('${button}').focus()`);
  await tab.keyboard.press('Enter');
  return place.evaluate('outcome');
}

/** Does something while the feature is off. */
export async function buttonsOff<T>({ browser }: Pressing, act: () => Promise<T>): Promise<T> {
  await browser.ask('changeSettings', { patch: { buttons: 'off' } });
  try {
    return await act();
  } finally {
    await browser.ask('changeSettings', { patch: { buttons: 'all' } });
  }
}
