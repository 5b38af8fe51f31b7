import { expect, test } from './fixtures';

const prose = [
  'Monday:\r\n',
  '\t• https://example.com/a?utm_source=mail&id=1 (read this), \u00a0then\r\n',
  '\t• <https://www.google.com/url?q=https://example.com/b%3Ffbclid%3Dx%26p%3D2&sa=D>…\r\n',
  '\t• https://a.s3.amazonaws.com/f?X-Amz-Algorithm=A&X-Amz-Signature=0a&utm_source=x\r\n\r\n',
].join('');

const clean = prose
  .replace('utm_source=mail&', '')
  .replace(/https:\/\/www\.google\.com[^>]*/, 'https://example.com/b?p=2');

test('a pasted text comes back with its links clean, each other byte kept, and says why', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#text`);
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), prose);
  const box = page.getByRole('textbox', { name: 'Text with links' });
  await box.focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Links changed: 2 of 3.')).toBeVisible();

  await page.getByRole('button', { name: 'Copy clean text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(clean);

  await page.getByRole('button', { name: 'Copy the links alone' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      `https://example.com/a?id=1\nhttps://example.com/b?p=2\nhttps://a.s3.amazonaws.com/f?X-Amz-Algorithm=A&X-Amz-Signature=0a&utm_source=x`,
    );

  const links = page.getByRole('main').locator('ol > li');
  await expect(links).toHaveCount(3);
  await expect(links.nth(0).locator('del')).toHaveText('utm_source=mail&');
  await expect(links.nth(0).getByText('utm_source', { exact: true })).toBeHidden();
  await links.nth(0).getByText('Removed: 1').click();
  await expect(links.nth(0).getByText('utm_source', { exact: true })).toBeVisible();
  await links.nth(1).getByText('Redirect opened, removed: 1').click();
  await expect(links.nth(1)).toContainText('Passed through Google to count the click.');
  await links.nth(2).getByText('Stays as it is').click();
  await expect(links.nth(2)).toContainText('any change makes it invalid.');

  await box.fill('no link here');
  await expect(page.getByText('There is no web link in this text.')).toBeVisible();
  await box.fill('');
  await expect(page.getByText('There is no web link in this text.')).toBeHidden();
});
