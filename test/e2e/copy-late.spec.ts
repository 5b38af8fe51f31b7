import { expect, type Page } from '@playwright/test';
import { test } from './support/copy-test';
import { readNotice } from './support/notice';

test.describe.configure({ mode: 'default' });

const dirty = 'https://www.example.com/story?id=42&utm_source=news';
const clean = 'https://www.example.com/story?id=42';

/** Runs in one task of the page, so that no answer can come in between. */
const inOneTask = (page: Page, ...steps: string[]): Promise<unknown> => page.evaluate(`{ ${steps.join('; ')} }`);

const button = (link: string): string => `copyByButton(${JSON.stringify(link)})`;
const lookAway = `document.querySelector('iframe').contentDocument.getElementById('i').focus()`;
const copyWords = `getSelection().selectAllChildren(document.querySelector('title')); copyByButton('other words')`;

test.beforeEach(({ copying, site }) => copying.page.goto(`${site}/copy/site.html`));

test('a button that copies a field of its own is replaced as soon as the answer comes', async ({ copying }) => {
  const { page, paste } = copying;
  await expect(async () => {
    await inOneTask(page, button(dirty));
    await page.waitForTimeout(300);
    expect(await paste()).toEqual({ 'text/plain': clean });
  }).toPass({ timeout: 20_000 });
  expect(await page.evaluate('document.activeElement.localName')).toBe('body');
});

test('what is known is clean in the copy itself, with no second one', async ({ copying }) => {
  const { page, paste } = copying;
  await page.evaluate('pick()');
  await page.waitForTimeout(1000);
  await inOneTask(page, `document.execCommand('copy')`, lookAway);
  expect((await paste())['text/html']).toContain(`"${clean}"`);
});

test('a copy that is not known stays when the focus has gone, and a notice says so', async ({ copying }) => {
  const { page, paste } = copying;
  await inOneTask(page, button(dirty), lookAway);
  await expect.poll(async () => (await readNotice(page)).join(), { timeout: 15_000 }).not.toBe('');
  expect(await paste()).toEqual({ 'text/plain': dirty });
});

test('a copy that is not known stays when another came after it', async ({ copying }) => {
  const { page, paste } = copying;
  await inOneTask(page, button(dirty), copyWords);
  await page.waitForTimeout(1500);
  expect(await paste()).toEqual({ 'text/plain': 'other words' });
});

test('so it does where the site keeps the event from everybody', async ({ copying, site }) => {
  const { page, paste } = copying;
  await page.goto(`${site}/copy/site.html?mode=silence`);
  await inOneTask(page, button(dirty), copyWords);
  await page.waitForTimeout(1500);
  expect(await paste()).toEqual({ 'text/plain': 'other words' });
});

test('two copies of links in a row: the last one is clean, and nothing is said of the first', async ({ copying }) => {
  const { page, paste } = copying;
  await inOneTask(page, button(dirty), button(`${dirty}&n=2`));
  await page.waitForTimeout(1500);
  expect(await paste()).toEqual({ 'text/plain': `${clean}&n=2` });
  expect((await readNotice(page)).join()).toBe('');
});

test('a copy that is not known stays when something was cut after it', async ({ copying }) => {
  const { page, paste } = copying;
  await inOneTask(
    page,
    button(dirty),
    `const field = document.getElementById('away'); field.value = 'cut words'; field.select()`,
    `document.execCommand('cut')`,
  );
  await page.waitForTimeout(1500);
  expect(await paste()).toEqual({ 'text/plain': 'cut words' });
});

test('a copy that is not known stays when the answer takes more than a second', async ({ copying }) => {
  const { page, paste } = copying;
  await inOneTask(page, button(dirty), `const end = performance.now() + 1200; while (performance.now() < end);`);
  await page.waitForTimeout(1000);
  expect(await paste()).toEqual({ 'text/plain': dirty });
});

test('a copy event that the page made up is left alone', async ({ copying }) => {
  const seen = await copying.page.evaluate((link) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', link);
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true, composed: true });
    (window as Window & { pick?: () => void }).pick?.();
    document.querySelector('a')?.dispatchEvent(event);
    return [event.defaultPrevented, clipboardData.getData('text/plain'), document.querySelector('a')?.href];
  }, dirty);
  expect(seen).toEqual([false, dirty, dirty]);
});
