import { expect, test } from './fixtures';

test('opens by itself once, after the installation', async ({ app }) => {
  // The fixture has waited for it and closed it.
  await app.restart();
  // Loaded by the command line, it is told of an installation again; a page that came of it was there after a second.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(app.context.pages().map((page) => page.url())).not.toContainEqual(expect.stringContaining('/welcome/'));
});

test('says what no extension can reach, and what to use instead', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/welcome/welcome.html`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Copies from the address bar');
  await expect(main).toContainText('The browser’s own “Copy link address”');
  await expect(main).toContainText('Use “Copy clean link” in the same menu instead.');
  await expect(main).toContainText(/Alt\+Shift\+\w copies the clean link of the page\./);
});

test('fits into one screen', async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`chrome-extension://${app.id}/extension/welcome/welcome.html`);
  await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
});

test('asks for no site unless it is wanted, and leads to where sites are chosen', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/welcome/welcome.html`);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('status')).toContainText('You can turn this on in the options at any time.');
  await page.getByRole('switch', { name: 'Sites’ own “Copy link” and “Share” buttons, too' }).click();
  await page.getByRole('button', { name: 'On chosen sites later' }).click();
  await expect(page.getByRole('status')).toContainText('Nothing is cleaned until you choose a site.');
  const granted = await page.evaluate('chrome.permissions.getAll()');
  expect(granted).toMatchObject({ origins: [] });
  await page.getByRole('link', { name: 'Choose sites' }).click();
  await expect(page.getByRole('radio', { name: 'Clean them on chosen sites' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Clean what they give, on chosen sites' })).toBeChecked();
});
