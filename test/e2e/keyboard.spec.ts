import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pressOn, tabTo, type Keyboard } from './support/keys';
import { openedBy, parts } from './support/report';
import type { Key, Target } from './target';

const dirty = 'https://shop.example.com/a?id=1&utm_source=mail&fbclid=x';

const keysOf = (page: Page): Keyboard => ({
  press: (key) => page.keyboard.press(key),
  evaluate: (expression) => page.evaluate(expression),
});
const keysIn = (popup: Target): Keyboard => ({ press: (key) => popup.press(key as Key), evaluate: popup.evaluate });

/** Enter, by which the popup closes: it may be gone before it has answered. */
async function last(popup: Target): Promise<void> {
  void popup.press('Enter').catch(() => undefined);
}

test('the popup: copy, other forms, keep a parameter and take it back, text, recent copies, report', async ({
  app,
  page,
}) => {
  await page.goto(dirty);
  const popup = await app.popup(page);
  const at = keysIn(popup);
  // Enter copies at once.
  await expect.poll(() => popup.evaluate('document.activeElement.id')).toBe('copy');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('Copied');
  await pressOn(at, 'Other forms');
  await pressOn(at, 'As Markdown');
  await expect.poll(() => popup.evaluate(`document.querySelector('#forms').innerText`)).toContain('Copied');

  await pressOn(at, /^Keep fbclid/);
  await expect.poll(() => popup.text()).toContain('1 of 3 removed');
  expect(await popup.evaluate(`document.activeElement.getAttribute('aria-label')`)).toContain('fbclid');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('2 of 3 removed');

  await tabTo(at, 'This link', true);
  await popup.press('ArrowRight');
  await popup.press('ArrowRight');
  await tabTo(at, /^Text with links/);
  await tabTo(at, /^Text$/, true);
  await popup.press('ArrowRight');
  await expect.poll(() => popup.text()).toContain('Copy again');
  await pressOn(at, 'Copy original');
  await expect.poll(() => popup.text()).toContain('Copied');
  await tabTo(at, /^Forget /);
  await tabTo(at, /^Report a mistake in /, true);
  const opened = await openedBy(app.context, () => last(popup));
  await expect(parts(opened).title).toHaveValue(/^Broken/);
  await opened.close();
});

test('links on this page: find, group, order, choose, save, open one and report it', async ({ app, page }) => {
  const body = `<!doctype html><html lang="en"><title>News</title><a href="${dirty.replaceAll('&', '&amp;')}">One</a>
    <a href="https://b.example/?gclid=1">Two</a><a href="https://c.example/">Three</a></html>`;
  await page.route('https://news.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('https://news.example/');
  const popup = await app.popup(page);
  const at = keysIn(popup);
  await tabTo(at, 'This link', true);
  await popup.press('ArrowRight');
  await expect.poll(() => popup.text()).toContain('Links: 3');
  await tabTo(at, 'Find an address');
  await popup.command('Input.insertText', { text: 'gclid' });
  await expect.poll(() => popup.text()).toContain('Listed: 1');
  await popup.evaluate(`document.activeElement.select()`);
  await popup.press('Backspace');
  await expect.poll(() => popup.text()).not.toContain('Listed: 1');
  await tabTo(at, 'Show');
  await popup.press('ArrowDown');
  await expect.poll(() => popup.evaluate(`document.querySelector('[aria-label=Show]').value`)).not.toBe('all');
  await popup.press('ArrowUp');
  await tabTo(at, 'Order');
  await popup.press('ArrowDown');
  await expect.poll(() => popup.evaluate(`document.querySelector('[aria-label=Order]').value`)).not.toBe('found');
  await popup.press('ArrowUp');
  await tabTo(at, 'Choose all');
  await popup.press(' ');
  await expect.poll(() => popup.text()).toContain('Copy clean (3)');
  await popup.evaluate(`URL.createObjectURL = (blob) => { window.saved = blob.text(); return 'data:,'; }`);
  await pressOn(at, 'Save as CSV');
  expect(await popup.evaluate('saved')).toContain('https://b.example/?gclid=1,https://b.example/');
  await tabTo(at, 'shop.example.com');
  await popup.press('ArrowDown');
  await popup.press('ArrowUp');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('Facebook adds this');
  await tabTo(at, 'Report that the link needs fbclid');
  const opened = await openedBy(app.context, () => last(popup));
  await expect(parts(opened).title).toHaveValue(/^Broken/);
  await opened.close();
});

test('options: a site is added, found, deleted and brought back; several at once', async ({ app }) => {
  const own = await app.own('options/options.html#sites');
  await own.locator('h1').waitFor();
  const at = keysOf(own);
  for (const site of ['a.example.com', 'b.example.org']) {
    await tabTo(at, 'A site');
    await own.keyboard.press('Control+A');
    await own.keyboard.type(site);
    await own.keyboard.press('Enter');
    await pressOn(at, 'Leave this site alone', 'Space');
    await expect(own.locator('.gist').filter({ hasText: 'left alone' }).first()).toBeVisible();
    await tabTo(at, 'Sites', true);
  }
  await expect(own.locator('.entry')).toHaveCount(2);
  await tabTo(at, 'Find a site or a parameter');
  await own.keyboard.type('a.example');
  await expect(own.locator('.entry').filter({ hasText: 'a.example.com' })).toBeVisible();
  await own.keyboard.press('Control+A');
  await own.keyboard.press('Delete');
  await pressOn(at, 'Delete this site');
  await expect(own.locator('.undo')).toBeVisible();
  await tabTo(at, 'Undo', true);
  await own.keyboard.press('Enter');
  await expect(own.locator('.undo')).toBeHidden();
  await tabTo(at, 'Pick all that are shown');
  await own.keyboard.press('Space');
  await pressOn(at, 'Delete picked sites (2)');
  await expect(own.locator('.entry')).toHaveCount(0);
  await tabTo(at, 'Undo', true);
  await own.keyboard.press('Enter');
  await expect(own.locator('.entry')).toHaveCount(2);
  await own.close();
});

test('a report: what is wrong, what it shows, a place that is private, copied, kept and deleted', async ({
  app,
  page,
}) => {
  await page.goto(`${dirty}&to=anna%40example.com`);
  const popup = await app.popup(page);
  await tabTo(keysIn(popup), 'Report that the link needs fbclid');
  const report = await openedBy(app.context, () => last(popup));
  const { text, title } = parts(report);
  const at = keysOf(report);
  await tabTo(at, 'The clean link is broken');
  await report.keyboard.press('ArrowDown');
  await expect(title).toHaveValue(/^Left in/);
  await tabTo(at, 'Path');
  await report.keyboard.press('ArrowDown');
  await expect(text).toHaveValue(/^path: \/a$/m);
  await pressOn(at, 'Show the value of to');
  await expect(report.getByText('This cannot leave yet')).toBeVisible();
  await tabTo(at, 'Go there');
  await report.keyboard.press('Enter');
  // The place is selected, to be written over.
  await report.keyboard.type('x');
  await expect(report.getByText('This cannot leave yet')).toBeHidden();
  await expect(text).toHaveValue(/ to=x$/m);
  await pressOn(at, 'Copy');
  await expect(report.getByText('The report is copied.')).toBeVisible();
  await tabTo(at, 'Keep for later', true);
  await report.keyboard.press('Enter');
  await expect(report.getByRole('heading', { name: 'Reports that wait' })).toBeVisible();
  await pressOn(at, 'Delete “');
  await report.keyboard.press('Enter');
  await expect(report.getByRole('heading', { name: 'Reports that wait' })).toBeHidden();
  await report.close();
});

test('options: playground, a rule, a backup, lists, a text; the welcome page', async ({ app }) => {
  const own = await app.own('options/options.html#sites');
  await own.locator('h1').waitFor();
  const at = keysOf(own);
  await pressOn(at, 'Playground');
  await tabTo(at, 'A link');
  await own.keyboard.type(dirty);
  await expect(own.locator('.stage').first()).toBeVisible();
  await tabTo(at, 'Rules', true);
  await own.keyboard.press('Enter');
  await expect(own.locator('.entry .head').first()).toBeVisible();
  await tabTo(at, /blocklist|allowlist|guard|always/i);
  await own.keyboard.press('Enter');
  await pressOn(at, 'Use this rule', 'Space');
  await expect(own.getByRole('switch', { name: 'Use this rule' })).not.toBeChecked();
  await own.keyboard.press('Space');
  await expect(own.getByRole('switch', { name: 'Use this rule' })).toBeChecked();
  await tabTo(at, 'Backup', true);
  await own.keyboard.press('Enter');
  await expect(own.getByRole('button', { name: 'Export' })).toBeVisible();
  const [file] = await Promise.all([own.waitForEvent('download'), pressOn(at, 'Export')]);
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  await tabTo(at, 'Lists', true);
  await own.keyboard.press('Enter');
  await tabTo(at, 'Address of a list');
  await own.keyboard.type('http://lists.example/a.txt');
  await own.keyboard.press('Enter');
  await expect(own.locator('#add-list-wrong')).not.toBeEmpty();
  await tabTo(at, 'Open a file');
  await own.keyboard.press('Shift+Tab');
  await tabTo(at, 'Text', true);
  await own.keyboard.press('Enter');
  await tabTo(at, 'Text with links');
  await own.keyboard.type(`Read ${dirty}`);
  await pressOn(at, 'Copy clean text');
  await expect(own.getByRole('button', { name: 'Copied' })).toBeVisible();
  await tabTo(at, 'Permissions', true);
  await own.keyboard.press('Enter');
  await expect(own.locator('h1')).toHaveText('Permissions');
  await own.close();

  const welcome = await app.own('welcome/welcome.html');
  await pressOn(keysOf(welcome), 'Not now');
  await expect(welcome.getByRole('status')).toContainText('Ordinary copies stay as they are.');
  await welcome.close();
});
