import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type App } from '../e2e/fixtures';
import { ask } from '../e2e/support/button';
import { openedBy } from '../e2e/support/report';
import { removeLists } from '../e2e/support/screens';

const folder = join(import.meta.dirname, '../../docs/images');
mkdirSync(folder, { recursive: true });

const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const popups = {
  popup: `${watch}&t=42s&si=Ab3dE9xQkZ71mNpT&utm_source=newsletter&fbclid=IwAR2xQmVnT5v0mA7bL8cKpQz9dYhE3sU`,
  'popup-clean': `${watch}&t=42s`,
  'popup-sealed':
    'https://files.s3.amazonaws.com/report.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261201T120000Z&X-Amz-Expires=3600&X-Amz-Signature=9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  'popup-untouchable': 'chrome://version/',
};

/** Pages of the extension, with the height of the window that they are taken in. */
const pages = {
  'options-sites': ['options/options.html#sites', 640],
  'options-copying': ['options/options.html#copying', 1180],
  'options-rules': ['options/options.html#rules', 760],
  'options-lists': ['options/options.html#lists', 700],
  'options-backup': ['options/options.html#backup', 480],
  'options-about': ['options/options.html#about', 560],
  welcome: ['welcome/welcome.html', 760],
} as const;

for (const scheme of ['light', 'dark'] as const) {
  const file = (name: string) => join(folder, scheme === 'light' ? `${name}.png` : `${name}-dark.png`);

  for (const [name, link] of Object.entries(popups))
    test(`${name} ${scheme}`, async ({ app, page }) => {
      await page.goto(link);
      const popup = await app.popup(page);
      await popup.colours(scheme);
      await popup.evaluate('new Promise((done) => setTimeout(done, 300))');
      await popup.picture(file(name), 2);
      await popup.close();
    });

  test(`popup-links ${scheme}`, async ({ app, page }) => {
    await page.route('https://news.example/', (route) => route.fulfill({ contentType: 'text/html', body: newsPage }));
    await page.goto('https://news.example/');
    const popup = await app.popup(page);
    await popup.colours(scheme);
    await popup.evaluate(`document.querySelector('[data-tab=links]').click()`);
    await expect.poll(() => popup.text()).toContain('Something goes');
    await popup.evaluate('new Promise((done) => setTimeout(done, 600))');
    await popup.picture(file('popup-links'), 2);
    await popup.evaluate(`document.querySelectorAll('.line .main')[0].click()`);
    await expect.poll(() => popup.text()).toContain('YouTube');
    await popup.evaluate('new Promise((done) => setTimeout(done, 300))');
    await popup.picture(file('popup-link-chosen'), 2);
    await popup.close();
  });

  test(`report ${scheme}`, async ({ app, page }) => {
    await page.goto(popups.popup);
    const popup = await app.popup(page);
    const report = await openedBy(app.context, () =>
      popup.evaluate(`document.querySelector('[aria-label="Report that the link needs si"]').click()`),
    );
    await report.setViewportSize({ width: 1000, height: 860 });
    await report.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await report.screenshot({ path: file('report') });
    await report.close();
  });

  for (const [name, [path, height]] of Object.entries(pages))
    test(`${name} ${scheme}`, async ({ app }) => {
      const own = await app.own(path);
      await own.setViewportSize({ width: 1000, height });
      await own.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      if (name === 'options-sites') await fill(app);
      await expect(own.locator('h1')).toBeVisible();
      if (name === 'options-lists') await addList(own);
      if (name === 'options-sites') await own.getByRole('button', { name: 'youtube.com' }).click();
      await own.mouse.move(0, 0);
      await own.screenshot({ path: file(name) });
      if (name === 'options-lists') await removeLists(own);
      await own.close();
      await app.forgetAll();
    });
}

/** Links such as a page of news has. */
const newsPage = `<!doctype html><html lang="en"><title>News</title>
  <a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;si=Ab3dE9xQkZ71mNpT">Watch the report</a>
  <a href="https://news.example/story?id=4711&amp;utm_source=front&amp;utm_medium=teaser">A bridge for everybody</a>
  <a href="https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fstudy&amp;sa=D">The study</a>
  <a href="https://files.s3.amazonaws.com/report.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&amp;X-Amz-Date=20261201T120000Z&amp;X-Amz-Expires=3600&amp;X-Amz-Signature=9f8e7d6c">The report (PDF)</a>
  <a href="https://shop.example.com/item/12?fbclid=IwAR2xQmVnT5v0mA7bL8cKpQz9dYhE3sU&amp;gclid=x1">Our shop</a>
  <a href="https://news.example/about">About us</a></html>`;

for (const language of ['de', 'ja', 'ar'])
  test(`popup-${language}`, async ({ app }) => {
    await app.restart(language);
    const page = await app.context.newPage();
    await page.goto(popups.popup);
    const popup = await app.popup(page);
    await popup.colours('light');
    await popup.evaluate('new Promise((done) => setTimeout(done, 300))');
    await popup.picture(join(folder, `popup-${language}.png`), 2);
    await popup.close();
  });

const filters = `! Title: URL tracking
||shop.example.com^$removeparam=promo_src
||news.example.com^$removeparam=/^(a+)+=/
||shop.example.com^$removeparam
||img.example.com^$image,removeparam=v
`;

/** A list from a file, with what of it is not used. */
async function addList(own: Page): Promise<void> {
  const file = { name: 'tracking.txt', mimeType: 'text/plain', buffer: Buffer.from(filters) };
  await own.getByLabel('Open a file').setInputFiles(file);
  await own.getByText(/entries are not used/).click();
}

const parameter = (name: string, action: 'keep' | 'strip') => ({ kind: 'parameter', name, action });

/** A few sites such as people have after a while. */
async function fill(app: App): Promise<void> {
  const own = await app.own('options/options.html');
  for (const [site, change] of [
    ['youtube.com', parameter('si', 'keep')],
    ['youtube.com', parameter('list', 'strip')],
    ['youtube.com', parameter('pp', 'strip')],
    ['intranet.example.org', { kind: 'alone', on: true }],
    ['files.example.net', { kind: 'liftGuard', on: true }],
    ['shop.example.com', parameter('ref', 'keep')],
  ] as const)
    await ask(own, 'changeEntry', { site, change });
  await own.close();
}
