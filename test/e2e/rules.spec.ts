import type { Page } from '@playwright/test';
import { expect, test, type App } from './fixtures';
import { ask } from './support/button';

const address = (app: App, hash = '#rules') => `chrome-extension://${app.id}/extension/options/options.html${hash}`;
const heads = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a parameter, site, vendor or rule' });
const clean = async (page: Page, text: string) => {
  const { result } = Object(await ask(page, 'explain', { text }));
  return Object(result).canonical;
};
const link = 'https://www.youtube.com/watch?v=abc&si=def';

test('a rule is found by parameter and site, and tells what it does, where, on what ground, and with a sample', async ({
  app,
  page,
}) => {
  await page.goto(address(app));
  await search(page).fill('music.youtube.com si');
  const head = page.getByRole('button', { name: /^si, is/ });
  await expect(head).toContainText('YouTube adds this to tell who shared the link.');
  await expect(head).toContainText('Blocklist');
  await head.click();
  const entry = page.getByRole('listitem').filter({ has: head });
  await expect(entry).toContainText('Removes, unless a rule says that the site needs it.');
  await expect(entry).toContainText('youtube.com');
  await expect(entry).toContainText('Sharing');
  await expect(entry.locator('del').first()).toHaveText('si=CBdq-ZOZ&');
  await expect(entry).toContainText('https://youtu.be/7s6tufofYrg?t=42');
  const source = entry.getByRole('link', { name: 'ClearURLs/Rules#192' });
  await expect(source).toHaveAttribute('href', 'https://github.com/ClearURLs/Rules/issues/192');
  await expect(source).toHaveAttribute('rel', 'noreferrer');
});

test('a rule that is switched off is not used, is listed under a filter, and is used again', async ({ app, page }) => {
  await page.goto(address(app, '#rules:youtube-sharer'));
  const use = page.getByRole('switch', { name: 'Use this rule' });
  await expect(use).toBeChecked();
  expect(await clean(page, link)).toBe('https://www.youtube.com/watch?v=abc');
  await use.click();
  await expect(use).not.toBeChecked();
  expect(await clean(page, link)).toBe(link);

  await page.goto(address(app));
  await page.reload();
  await page.getByRole('radio', { name: 'Switched off 1' }).check({ force: true });
  await expect(heads(page)).toHaveCount(1);
  await expect(heads(page)).toContainText(/^si, is.*Off/);
  await page.getByRole('button', { name: 'Use all rules again' }).click();
  await expect(page.getByRole('radio', { name: 'Switched off 0' })).toBeChecked();
  expect(await clean(page, link)).toBe('https://www.youtube.com/watch?v=abc');
});

test('a rule that this version does not have stays switched off until it is forgotten', async ({ app, page }) => {
  await page.goto(address(app));
  await ask(page, 'changeSettings', { patch: { rulesOff: ['of-another-version', 'youtube-sharer'] } });
  await page.getByRole('radio', { name: 'Switched off 2' }).check({ force: true });
  await expect(page.getByText('This version has no such rule.')).toBeVisible();
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText('This version has no such rule.')).toBeHidden();
  expect(Object(await ask(page, 'settings', null)).rulesOff).toEqual(['youtube-sharer']);
});

test('a guard says what may break before and after it is switched off', async ({ app, page }) => {
  await page.goto(address(app, '#rules:mail/unsubscribe'));
  const caution = page.getByText('Links of this kind can then break');
  await expect(caution).toBeVisible();
  const use = page.getByRole('switch', { name: 'Use this rule' });
  await expect(use).toHaveAccessibleDescription(/Links of this kind can then break/);
  await use.click();
  await expect(use).not.toBeChecked();
  await expect(caution).toBeVisible();
});

test('the list comes in parts: the next one is a button away and takes the focus', async ({ app, page }) => {
  await page.goto(address(app));
  await expect(heads(page)).toHaveCount(50);
  await page.getByRole('button', { name: /^Show 50 more of / }).click();
  await expect(heads(page)).toHaveCount(100);
  await expect(heads(page).nth(50)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(heads(page).nth(51)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Use this rule' })).toBeVisible();
});

test('what no rule matches is said, with the words that were typed', async ({ app, page }) => {
  await page.goto(address(app));
  await search(page).fill('no-such-thing');
  await expect(page.getByText('No rule matches “no-such-thing”.')).toBeVisible();
  await expect(page.getByRole('status')).toContainText(/^0 of [\d,]+ rules$/);
  await search(page).fill('');
  await page.getByRole('radio', { name: 'Switched off 0' }).check({ force: true });
  await expect(page.getByText('No rule is switched off.')).toBeVisible();
});

test('where the options say that rules are not used, so does this section', async ({ app, page }) => {
  await page.goto(address(app));
  await expect(heads(page)).toHaveCount(50);
  await expect(page.getByText('because the options say')).toBeHidden();
  await ask(page, 'changeSettings', { patch: { policy: 'crawl' } });
  await expect(page.getByText('No rule is used now, because the options say “Spelling only”.')).toBeVisible();
});

test('where the rules cannot be read the page says so, and tries again', async ({ app, page }) => {
  await page.addInitScript(`
    window.broken = true;
    const read = window.fetch;
    window.fetch = (...what) => (window.broken ? Promise.reject(new TypeError('torn')) : read(...what));
  `);
  await page.goto(address(app));
  await expect(page.getByText('The rules could not be read.')).toBeVisible();
  await expect(page.getByText('torn')).toBeVisible();
  await page.evaluate('window.broken = false');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heads(page)).toHaveCount(50);
});

test('the notes are read when this section is opened, and not before', async ({ app, page }) => {
  await page.addInitScript(`
    window.asked = [];
    const read = window.fetch;
    window.fetch = (...what) => (window.asked.push(String(what[0])), read(...what));
  `);
  await page.goto(address(app, '#about'));
  await expect(page.getByRole('heading', { name: 'Shortcuts' })).toBeVisible();
  expect(await page.evaluate('window.asked')).toEqual([]);
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(heads(page)).toHaveCount(50);
  expect(await page.evaluate('window.asked')).toEqual([expect.stringMatching(/rule-notes\.json$/)]);
});

test('the popup leads from a parameter to its rule', async ({ app, page }) => {
  await page.goto(link);
  const popup = await app.popup(page);
  const opening = app.context.waitForEvent('page');
  await popup.evaluate(`document.querySelector('a[aria-label="Rule youtube-sharer"]').click()`);
  const options = await opening;
  await expect(options).toHaveURL(address(app, '#rules/youtube-sharer'));
  await expect(options.getByRole('button', { name: /^si, is/, expanded: true })).toBeFocused();
  await options.close();
});

test('the rules fit into a narrow window', async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(address(app, '#rules:warn/password'));
  await expect(page.getByRole('switch', { name: 'Use this rule' })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});
