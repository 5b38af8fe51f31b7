import { expect, test } from './fixtures';
import { openPaster } from './support/paste';

const link = 'https://example.com/a?id=1&utm_source=mail';

test('the link is copied with its title, and as HTML for both kinds of text', async ({ app, page }) => {
  const paster = await openPaster(app.context);
  for (const [form, copied] of [
    ['Title and link', 'A page\nhttps://example.com/a?id=1'],
    ['As HTML', '<a href="https://example.com/a?id=1">A page</a>'],
  ] as const) {
    await page.goto(link);
    const popup = await app.popup(page);
    await popup.evaluate(`document.querySelector('[aria-controls=forms]').click()`);
    const named = `[...document.querySelectorAll('#forms button')].find((one) => one.innerText.includes('${form}'))`;
    await expect.poll(() => popup.evaluate(`(${named})?.click()`)).toBeUndefined();
    await expect.poll(() => popup.text()).toContain('Copied');
    await popup.close();
    expect(await paster.paste()).toBe(copied);
  }
  await page.setContent('<div contenteditable></div>');
  await page.locator('div').focus();
  await page.keyboard.press('Control+V');
  await expect(page.locator('div a')).toHaveAttribute('href', 'https://example.com/a?id=1');
  await expect(page.locator('div')).toHaveText('A page');
});

test('a link that is dropped is shown in place of the page, with a code for a camera; a text goes to its tab', async ({
  app,
}) => {
  const popup = await app.own('popup/popup.html');
  await expect(popup.getByRole('tab', { name: 'This link' })).toBeVisible();
  const drop = (data: Record<string, string>) =>
    popup.evaluate((given) => {
      const dataTransfer = new DataTransfer();
      for (const [type, value] of Object.entries(given)) dataTransfer.setData(type, value);
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, data);

  await drop({ 'text/uri-list': link, 'text/plain': link });
  await expect(popup.getByText('This is the link that you dropped here.')).toBeVisible();
  await expect(popup.getByText('1 of 2 removed')).toBeVisible();
  await popup.getByRole('button', { name: 'Other forms' }).click();
  await popup.getByRole('button', { name: 'QR code' }).click();
  await expect(popup.getByRole('img', { name: 'QR code of https://example.com/a?id=1' })).toBeVisible();

  await drop({ 'text/plain': `https://example.com/?id=${'x'.repeat(2000)}` });
  await expect(popup.getByText('This link is too long for a code')).toBeVisible();
  await expect(popup.getByRole('img', { name: 'QR code' })).toBeHidden();

  await drop({ 'text/plain': `One ${link}, and two https://example.com/b?fbclid=x` });
  await expect(popup.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await expect(popup.getByText('Links changed: 2 of 2.')).toBeVisible();
  await expect(popup.getByRole('textbox', { name: 'The same text, clean' })).toHaveValue(
    'One https://example.com/a?id=1, and two https://example.com/b',
  );
  // A second one takes the place of the first.
  await drop({ 'text/plain': 'nothing here' });
  await expect(popup.getByText('There is no web link in this text.')).toBeVisible();

  await popup.getByRole('tab', { name: 'This link' }).click();
  await popup.getByRole('button', { name: 'Show the link of the page' }).click();
  await expect(popup.getByText('This is the link that you dropped here.')).toBeHidden();
  await popup.close();
});
