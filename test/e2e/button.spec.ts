import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, readButton } from './support/button';
import { openHeaded, stopWorker } from './support/headed';
import { expect, test } from './support/headed-test';
import { chooseFromButton, chooseFromMenu } from './support/menu';
import { readNotice } from './support/notice';
import { openPaster } from './support/paste';

// One browser for all of them.
test.describe.configure({ mode: 'default' });

test.describe('pages that no extension may touch', () => {
  test("the browser's own: nothing is copied, and the button says why", async ({ page, display, paster, headed }) => {
    await page.goto('chrome://version/');
    await page.bringToFront();
    display.xdotool('key', 'alt+shift+u');
    await expect
      .poll(async () => (await readButton(headed.own)).title)
      .toContain('The browser does not show the address of this page to extensions. Nothing was copied.');
    expect(await paster.paste()).toBe('nothing was copied');
  });

  test('a page that failed to load: its address is copied', async ({ page, display, paster, headed }) => {
    await page.goto('http://127.0.0.1:1/a?id=1&fbclid=x').catch(() => undefined);
    await page.waitForURL('chrome-error://chromewebdata/');
    await page.bringToFront();
    display.xdotool('key', 'alt+shift+u');
    await expect.poll(async () => (await readButton(headed.own)).title).toContain('Parameters removed: 1 of 2.');
    expect(await paster.paste()).toBe('http://127.0.0.1:1/a?id=1');
  });

  test('a document in the viewer of the browser: its address is copied', async ({ page, display, paster, site }) => {
    await page.goto(`${site}/document.pdf?v=2&utm_source=x`);
    await page.bringToFront();
    display.xdotool('key', 'alt+shift+u');
    await expect.poll(paster.paste).toBe(`${site}/document.pdf?v=2`);
  });
});

test.describe('a click on the button that copies at once', () => {
  test.beforeEach(({ headed }) => ask(headed.own, 'changeSettings', { patch: { click: 'copy' } }));
  test.afterEach(async ({ headed }) => {
    await ask(headed.own, 'changeSettings', { patch: { click: 'popup' } });
    await expect.poll(async () => (await readButton(headed.own)).popup).toContain('popup.html');
  });

  for (const when of ['with the worker awake', 'with the worker stopped just before'])
    test(when, async ({ page, display, paster, headed, site }) => {
      await expect.poll(async () => (await readButton(headed.own)).popup).toBe('');
      if (when.includes('stopped')) await stopWorker(headed.context);
      await page.bringToFront();
      await page.locator('#plain').click();
      display.xdotool('key', 'alt+shift+l');
      await expect.poll(paster.paste).toBe(`${site}/article?id=7`);
    });
});

test.describe("the button's own menu", () => {
  test('leaves the site alone, and cleans it again', async ({ page, display, paster, site }) => {
    await page.locator('#plain').click();
    await chooseFromButton(display, 1);
    await expect.poll(() => readNotice(page)).toEqual(['Links of 127.0.0.1 are left alone from now on.', 'Close']);
    display.xdotool('key', 'alt+shift+u');
    await expect.poll(paster.paste).toBe(`${site}/article?id=7&utm_source=mail&fbclid=x`);
    await page.bringToFront();
    await chooseFromButton(display, 1);
    await expect.poll(() => readNotice(page)).toEqual(['Links of 127.0.0.1 are cleaned again.', 'Close']);
    display.xdotool('key', 'alt+shift+u');
    await expect.poll(paster.paste).toBe(`${site}/article?id=7`);
  });

  test('pauses everywhere, and goes on', async ({ page, display, headed }) => {
    await page.locator('#plain').click();
    await chooseFromButton(display, 0);
    await expect.poll(() => readNotice(page)).toEqual(['Paused everywhere. Links are copied as they are.', 'Close']);
    expect(await ask(headed.own, 'settings', null)).toMatchObject({ paused: true });
    await chooseFromButton(display, 0);
    await expect.poll(() => readNotice(page)).toEqual(['Links are cleaned again.', 'Close']);
    expect(await ask(headed.own, 'settings', null)).toMatchObject({ paused: false });
  });
});

test('while paused, links are copied as they are, and the notice and the button say so', async ({
  page,
  display,
  paster,
  headed,
}) => {
  await ask(headed.own, 'changeSettings', { patch: { paused: true } });
  await chooseFromMenu(display, page, page.locator('#link'), 0);
  await expect.poll(() => readNotice(page)).toEqual(['Copied as it is, because Plainlink is paused.', 'Close']);
  expect((await readButton(headed.own)).title).toBe('Plainlink (paused)');
  expect(await paster.paste()).toBe('https://example.com/a?id=1&utm_source=x');
  await ask(headed.own, 'changeSettings', { patch: { paused: false } });
  await expect.poll(async () => (await readButton(headed.own)).title).toBe('Plainlink');
});

test('a clipboard that refuses is no success', async ({ display, site }) => {
  // Without this permission Chromium really refuses what an offscreen document copies.
  const headed = await openHeaded(display, (folder) => {
    const file = join(folder, 'manifest.json');
    const manifest: { permissions: string[] } = JSON.parse(readFileSync(file, 'utf8'));
    const permissions = manifest.permissions.filter((name) => name !== 'clipboardWrite');
    writeFileSync(file, JSON.stringify({ ...manifest, permissions }));
  });
  try {
    const paster = await openPaster(headed.context);
    await paster.reset();
    const page = await headed.context.newPage();
    await page.goto(`${site}/article?fbclid=x`);
    await page.bringToFront();
    await chooseFromMenu(display, page, page.locator('#link'), 0);
    await expect.poll(() => readNotice(page)).toEqual(['The clipboard refused, so nothing was copied.', 'Close']);
    expect(await paster.paste()).toBe('nothing was copied');
  } finally {
    await headed.close();
  }
});
