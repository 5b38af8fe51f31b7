import { stopWorker } from './support/headed';
import { expect, test } from './support/headed-test';
import { chooseFromMenu } from './support/menu';

// One browser for all of them.
test.describe.configure({ mode: 'default' });

// No host is granted: the click on the menu is all that opens the tab to the extension.
test('the extension was given no site', async ({ headed }) => {
  const given = await headed.own.evaluate('chrome.permissions.getAll()');
  expect(given).toMatchObject({ origins: [] });
});

for (const when of ['with the worker awake', 'with the worker stopped just before'])
  test.describe(when, () => {
    test.beforeEach(async ({ page, headed }) => {
      await page.bringToFront();
      if (when.includes('stopped')) await stopWorker(headed.context);
    });

    test('the menu on a link copies its clean link', async ({ page, display, paster }) => {
      await chooseFromMenu(display, page, page.locator('#link'), 0);
      await expect.poll(paster.paste).toBe('https://example.com/a?id=1');
    });

    test('the menu on a link copies it as Markdown with its words', async ({ page, display, paster }) => {
      await chooseFromMenu(display, page, page.locator('#link'), 1);
      await expect.poll(paster.paste).toBe('[link (one)](https://example.com/a?id=1)');
    });

    test('as Markdown, words that are an address are clean too', async ({ page, display, paster }) => {
      await chooseFromMenu(display, page, page.locator('#shown'), 1);
      await expect.poll(paster.paste).toBe('[https://example.com/s?id=1](https://example.com/s?id=1)');
    });

    test('the menu on the page copies its clean address', async ({ page, display, paster, site }) => {
      await chooseFromMenu(display, page, page.locator('#title'), 0);
      await expect.poll(paster.paste).toBe(`${site}/article?id=7`);
    });

    test('the menu on the page copies it as Markdown with its title', async ({ page, display, paster, site }) => {
      await chooseFromMenu(display, page, page.locator('#title'), 1);
      await expect.poll(paster.paste).toBe(String.raw`[An \[article\]](${site}/article?id=7)`);
    });

    test('the menu on a selection copies the links in it and in its words', async ({ page, display, paster }) => {
      await page.locator('#words').evaluate((words) => getSelection()?.selectAllChildren(words));
      await chooseFromMenu(display, page, page.locator('#words'), 0);
      await expect
        .poll(paster.paste)
        .toBe('https://example.com/a?id=1\nhttps://www.youtube.com/watch?v=abc123\nhttps://example.com/c?k=v');
    });

    test('the menu on an image copies the clean link of the image', async ({ page, display, paster, site }) => {
      await chooseFromMenu(display, page, page.locator('#image'), 0);
      await expect.poll(paster.paste).toBe(`${site}/image.svg?w=80`);
    });

    test('on an image in a link, the first item copies the link', async ({ page, display, paster }) => {
      await chooseFromMenu(display, page, page.locator('#linked'), 0);
      await expect.poll(paster.paste).toBe('https://example.com/behind?p=2');
    });

    test('on an image in a link, another item copies the image', async ({ page, display, paster, site }) => {
      await chooseFromMenu(display, page, page.locator('#linked'), 2);
      await expect.poll(paster.paste).toBe(`${site}/linked.svg?w=80`);
    });

    test('the shortcut copies the clean address of the page', async ({ page, display, paster, site }) => {
      await page.locator('#plain').click();
      display.xdotool('key', 'alt+shift+u');
      await expect.poll(paster.paste).toBe(`${site}/article?id=7`);
    });
  });
