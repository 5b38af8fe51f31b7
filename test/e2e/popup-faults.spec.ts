import type { Page } from '@playwright/test';
import { expect, test, type App } from './fixtures';

// The popup's page in a tab, in a browser that behaves badly: the faults are the browser's, the popup is the real one.
const badBrowser = `
  chrome.tabs.query = async () => [{ id: 1, url: 'https://example.org/a?id=1&utm_source=x', title: 'A page' }];
  const send = chrome.runtime.sendMessage.bind(chrome.runtime);
  chrome.runtime.sendMessage = (...words) =>
    window.silent ? Promise.reject(new Error('Could not establish connection. Receiving end does not exist.')) : send(...words);
  const { writeText } = Clipboard.prototype;
  Clipboard.prototype.writeText = function (text) {
    return window.refuses ? Promise.reject(new DOMException('Document is not focused.', 'NotAllowedError')) : writeText.call(this, text);
  };
  const command = document.execCommand.bind(document);
  document.execCommand = (name) => (window.refuses === 'both' ? false : command(name));
`;

async function open(app: App, page: Page, fault: string): Promise<void> {
  await page.addInitScript(`${fault}; ${badBrowser}`);
  await page.goto(`chrome-extension://${app.id}/extension/popup/popup.html`);
}

test('no answer from the worker has a sentence, and trying again helps when it is back', async ({ app, page }) => {
  await open(app, page, 'window.silent = true');
  await expect(page.getByText('The link could not be read.')).toBeVisible();
  await expect(page.getByText('Plainlink did not answer. Try again.')).toBeVisible();
  await page.evaluate('window.silent = false');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 of 2 removed')).toBeVisible();
});

test('a choice that could not be saved says so, and changes nothing', async ({ app, page }) => {
  await open(app, page, '');
  await expect(page.getByText('1 of 2 removed')).toBeVisible();
  await page.evaluate('window.silent = true');
  await page.getByRole('button', { name: 'Keep utm_source on example.org' }).click();
  await expect(page.getByText('That could not be saved.')).toBeVisible();
  await expect(page.getByText('1 of 2 removed')).toBeVisible();
});

test('a clipboard that refuses the first way is written the second way', async ({ app, page }) => {
  await open(app, page, 'window.refuses = "first"');
  await page.getByRole('button', { name: 'Copy clean link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const paper = await app.context.newPage();
  await paper.setContent('<textarea></textarea>');
  await paper.locator('textarea').focus();
  await paper.keyboard.press('Control+V');
  await expect(paper.locator('textarea')).toHaveValue('https://example.org/a?id=1');
  await paper.close();
});

test('a clipboard that refuses both ways is owned up to', async ({ app, page }) => {
  await open(app, page, 'window.refuses = "both"');
  await page.getByRole('button', { name: 'Copy clean link' }).click();
  await expect(page.getByText('The clipboard refused, so nothing was copied.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeHidden();
});
