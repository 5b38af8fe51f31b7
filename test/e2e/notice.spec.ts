import { readButton } from './support/button';
import { stopWorker } from './support/headed';
import { expect, test } from './support/headed-test';
import { chooseFromMenu, onScreen } from './support/menu';
import { noticeBox, readNotice } from './support/notice';

// One browser for all of them.
test.describe.configure({ mode: 'default' });

test('a copy says what was removed, on the badge and in the page', async ({ page, display, headed }) => {
  await chooseFromMenu(display, page, page.locator('#link'), 0);
  await expect.poll(() => readNotice(page)).toEqual(['Copied. Parameters removed: 1 of 2.', 'Close', 'Copy original']);
  expect((await readButton(headed.own)).badge).toMatch(/^✓?$/);
});

test.describe('what is copied as it is, with why', () => {
  const cases = [
    ['#clean', 'Copied. There was nothing to remove.'],
    ['#signed', 'Copied as it is. Amazon signs this link: any change makes it invalid.'],
    ['#mail', 'Copied as it is. This address does not begin with http: or https:'],
  ] as const;
  for (const [link, sentence] of cases)
    test(link, async ({ page, display, paster }) => {
      const address = await page.locator(link).getAttribute('href');
      await chooseFromMenu(display, page, page.locator(link), 0);
      await expect.poll(async () => (await readNotice(page))[0]).toContain(sentence);
      expect(await readNotice(page)).not.toContain('Copy original');
      expect(await paster.paste()).toBe(address);
    });
});

test('a selection without a link says so and copies nothing', async ({ page, display, paster, headed }) => {
  await page.locator('#plain').evaluate((words) => getSelection()?.selectAllChildren(words));
  await chooseFromMenu(display, page, page.locator('#plain'), 0);
  await expect
    .poll(() => readNotice(page))
    .toEqual(['There is no web link in the selection. Nothing was copied.', 'Close']);
  expect((await readButton(headed.own)).badge).toMatch(/^!?$/);
  expect(await paster.paste()).toBe('nothing was copied');
});

test('the original is one click away', async ({ page, display, paster }) => {
  await chooseFromMenu(display, page, page.locator('#link'), 0);
  await expect.poll(() => readNotice(page)).toContain('Copy original');
  await clickUndo(page, display);
  await expect.poll(() => readNotice(page)).toEqual(['The original is copied.', 'Close']);
  expect(await paster.paste()).toBe('https://example.com/a?id=1&utm_source=x');
});

test('when the worker was stopped meanwhile, the notice says what to do instead', async ({ page, display, headed }) => {
  await chooseFromMenu(display, page, page.locator('#link'), 0);
  await expect.poll(() => readNotice(page)).toContain('Copy original');
  await stopWorker(headed.context);
  await clickUndo(page, display);
  await expect.poll(() => readNotice(page)).toContain('Plainlink did not answer. Copy once more from the menu.');
});

test('the page can neither read the notice nor press its button', async ({ page, display, paster }) => {
  await chooseFromMenu(display, page, page.locator('#link'), 0);
  await expect.poll(() => readNotice(page)).toContain('Copy original');
  const seen = await page.evaluate(() => {
    const host = document.documentElement.lastElementChild;
    for (const kind of ['pointerdown', 'mousedown', 'mouseup', 'click'])
      host?.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true }));
    if (host instanceof HTMLElement) host.click();
    return { root: host?.shadowRoot ?? null, text: host?.textContent };
  });
  expect(seen).toEqual({ root: null, text: '' });
  await page.waitForTimeout(500);
  expect(await paster.paste()).toBe('https://example.com/a?id=1');
});

test('the notice goes by itself, and stays while it is pointed at', async ({ page, display }) => {
  test.slow();
  const { x, y } = await onScreen(page, page.locator('#title'));
  await chooseFromMenu(display, page, page.locator('#link'), 0);
  await expect.poll(() => noticeBox(page)).not.toBeNull();
  const box = await noticeBox(page);
  const [left, top] = await page.evaluate(() => [screenX, screenY + outerHeight - innerHeight] as const);
  display.xdotool('mousemove', Math.round(left + (box?.left ?? 0) + 30), Math.round(top + (box?.bottom ?? 0) - 50));
  await page.waitForTimeout(8000);
  expect(await noticeBox(page)).not.toBeNull();
  display.xdotool('mousemove', x, y + 300);
  await expect.poll(() => noticeBox(page)).toBeNull();
});

test('the badge counts what goes from the page that was used, until the tab leads elsewhere', async ({
  page,
  display,
  headed,
  site,
}) => {
  await page.locator('#plain').click();
  expect((await readButton(headed.own)).badge).toBe('');
  display.xdotool('key', 'alt+shift+u');
  await expect.poll(async () => (await readButton(headed.own)).badge).toBe('2');
  await page.goto(`${site}/next?fbclid=y`);
  expect((await readButton(headed.own)).badge).toBe('');
});

test('the count goes when the page changes its address without leaving, and comes back when it is used again', async ({
  page,
  display,
  headed,
}) => {
  const badge = async () => (await readButton(headed.own)).badge;
  await page.locator('#plain').click();
  display.xdotool('key', 'alt+shift+u');
  await expect.poll(badge).toBe('2');
  // The same address: a page that only keeps something in its history.
  await page.evaluate(() => history.replaceState({ scrolled: 1 }, ''));
  await page.waitForTimeout(500);
  expect(await badge()).toBe('2');
  await stopWorker(headed.context);
  await page.evaluate(() => history.pushState(null, '', '/elsewhere?id=7&utm_source=mail'));
  await expect.poll(badge).toBe('');
  display.xdotool('key', 'alt+shift+u');
  await expect.poll(badge).toBe('1');
});

async function clickUndo(page: Parameters<typeof noticeBox>[0], display: Parameters<typeof chooseFromMenu>[0]) {
  const box = await noticeBox(page);
  const [left, top] = await page.evaluate(() => [screenX, screenY + outerHeight - innerHeight] as const);
  const x = Math.round(left + (box?.left ?? 0) + 40);
  const y = Math.round(top + (box?.bottom ?? 0) - 24);
  display.xdotool('mousemove', x, y, 'click', 1);
}
