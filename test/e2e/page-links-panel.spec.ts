import { expect, test } from '@playwright/test';
import { servePages } from '../fixtures/serve';
import { openBrowser } from './support/copy-browser';

test('the panel follows tabs and navigation where all sites are allowed, and keeps its list when that is withdrawn', async () => {
  test.setTimeout(120_000);
  const { port, close } = await servePages();
  const browser = await openBrowser(true);
  const { context } = browser;
  const id = new URL(context.serviceWorkers()[0]?.url() ?? '').host;
  const panel = await context.newPage();
  await panel.goto(`chrome-extension://${id}/extension/panel/panel.html`);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/copy/frames.html`);
  await page.bringToFront();
  // The page has a frame of another origin with a link in it.
  await expect(panel.locator('.address').first()).toBeAttached();
  await expect(panel.locator('.lines')).toHaveAttribute('aria-busy', 'false');
  await expect(panel.locator('body')).not.toContainText('Frames of other sites');

  await page.goto(`http://localhost:${port}/copy/rich.html`);
  await expect(panel.locator('.address').first()).toBeAttached();
  await expect(panel.locator('body')).not.toContainText('The page is no longer there');
  const before = await panel.locator('.address').allTextContents();

  await panel.evaluate(() =>
    (
      globalThis as unknown as { chrome: { permissions: { remove(which: object): Promise<boolean> } } }
    ).chrome.permissions.remove({ origins: ['*://*/*'] }),
  );
  await expect(panel.locator('body')).toContainText('The permission was taken back, and this list is as it was.');
  expect(await panel.locator('.address').allTextContents()).toEqual(before);
  await browser.close();
  close();
});
