import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';

test('a site is added by hand, filled, found, changed, deleted, and brought back', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html`);
  await expect(page.getByText('Nothing yet. What you choose in the popup is listed here.')).toBeVisible();

  await page.getByLabel('A site', { exact: true }).fill('https://www.Example.com/page?a=1');
  await page.getByRole('button', { name: 'Add site' }).click();
  await page.getByRole('textbox', { name: 'Parameters to keep: another name' }).fill('ref');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Parameters to remove: another name' }).fill('?session=abc');
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: 'Leave this site alone' }).click();
  const entry = page.getByRole('button', { name: 'www.example.com' });
  await expect(entry).toContainText('left alone · keeps ref · removes session');

  const search = page.getByRole('searchbox');
  await entry.click();
  await search.fill('nowhere');
  await expect(page.getByText('No site and no parameter with these letters.')).toBeVisible();
  await search.fill('SESS');
  await expect(entry).toBeVisible();
  await search.fill('');

  await entry.click();
  await page.getByRole('button', { name: 'Take out ref' }).click();
  await expect(entry).not.toContainText('keeps ref');
  await page.getByRole('button', { name: 'Delete this site' }).click();
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry).toContainText('left alone · removes session');

  await page.reload();
  await expect(entry).toContainText('left alone · removes session');
});

for (const [typed, sentence] of [
  ['', 'Type a site first, such as example.com.'],
  ['two words', 'This is no site. One looks like example.com.'],
  ['com', 'This would be far more than one site.'],
] as const)
  test(`“${typed}” is no site, and the page says what is wrong`, async ({ app, page }) => {
    await page.goto(`chrome-extension://${app.id}/extension/options/options.html`);
    await page.getByLabel('A site', { exact: true }).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(sentence);
  });

test('a public suffix is refused with what it stands for, and nothing is stored', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html`);
  await page.getByLabel('A site', { exact: true }).fill('co.uk');
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: 'Leave this site alone' }).click();
  await expect(page.getByText('co.uk stands for every site under it.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Leave this site alone' })).not.toBeChecked();
  await page.reload();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

test('switches and choices hold after the page is opened again', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#copying`);
  await page.getByRole('switch', { name: 'Keep affiliate tags' }).click();
  await page.getByRole('radio', { name: 'Copies the clean link at once' }).click();
  await page.getByRole('radio', { name: 'Spelling only' }).click();
  await expect(page.getByRole('radio', { name: 'Spelling only' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Keep affiliate tags' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Copies the clean link at once' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Spelling only' })).toBeChecked();
});

test('chosen sites without the permission say so, and the way to give it is there', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#copying`);
  await page.getByRole('radio', { name: 'Clean them on chosen sites' }).click();
  await expect(page.getByText('No sites yet, so no ordinary copy is cleaned.')).toBeVisible();
  await page.evaluate(() =>
    (globalThis as unknown as { chrome: { runtime: { sendMessage(m: unknown): unknown } } }).chrome.runtime.sendMessage(
      {
        kind: 'changeSettings',
        request: { patch: { copySites: ['example.com'] } },
      },
    ),
  );
  await expect(
    page.getByText('The permission is missing for example.com, so copies there stay as they are.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give it again' })).toBeVisible();
  await page.getByRole('button', { name: 'Take out example.com' }).click();
  await expect(page.getByText('No sites yet')).toBeVisible();
});

test('a second site that is refused changes nothing for the first, and the page says so', async ({ app, page }) => {
  // The person's answer to the browser's own prompt, which no test can click.
  await page.addInitScript(`
    window.gives = true;
    const answer = (says) => (_, done) => (done?.(says()), Promise.resolve(says()));
    Object.assign(chrome.permissions, { request: answer(() => window.gives), contains: answer(() => true) });
  `);
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#copying`);
  await page.getByRole('radio', { name: 'Clean them on chosen sites' }).click();
  const field = page.getByLabel('A site', { exact: true });
  await field.fill('first.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take out first.example' })).toBeVisible();

  await page.evaluate('window.gives = false');
  await field.fill('second.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The browser was not given the permission for second.example.')).toBeVisible();
  await expect(page.getByText('Nothing changes on the other sites.')).toBeVisible();
  await expect(page.getByText('so ordinary copies stay as they are')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Take out/ })).toHaveCount(1);
});

test('what was exported can be imported, and a broken file says what is wrong with it', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html`);
  await page.getByLabel('A site', { exact: true }).fill('example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: 'Leave this site alone' }).click();
  await page.getByRole('link', { name: 'Backup' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ sites: { 'example.com': { alone: true } } });

  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('hello') });
  await expect(page.getByRole('status')).toContainText('Nothing was imported.');
  await expect(page.getByRole('status')).toContainText('The file is no backup');
  await input.setInputFiles(file);
  await expect(page.getByRole('status')).toContainText('Imported. Sites in the file: 1.');
  await expect(page.getByRole('status')).not.toContainText('Left out');
  const wide = Buffer.from('{"version":1,"sites":{"co.uk":{"alone":true},"example.co.uk":{"alone":true}}}');
  await input.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: wide });
  await expect(page.getByRole('status')).toContainText('Left out, since each stands for every site under it: co.uk.');
});

test('the space for syncing is told in bytes and items', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#backup`);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /^[\d.]+ of 102\.4 kB, \d+ of 512 items$/);
});

test('of thousands of sites that do not fit into sync, twenty are named', async ({ app, page }) => {
  await page.addInitScript(`
    const send = chrome.runtime.sendMessage.bind(chrome.runtime);
    chrome.runtime.sendMessage = async (message) => {
      const reply = await send(message);
      if (message.kind === 'entries') reply.storage.unsynced = Array.from({ length: 2500 }, (_, i) => 's' + i + '.example');
      return reply;
    };
  `);
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#backup`);
  const text = page.getByText('On this device only, for want of space');
  await expect(text).toContainText(/s18\.example, s19\.example and 2,480 more\.$/);
});

test('about tells versions, licence and shortcuts', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#about`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Version\s*\d+\.\d+\.\d+/);
  await expect(main).toContainText(/Rules\s*\d{4}\.\d+\.\d+/);
  await expect(main).toContainText(/Licence\s*MIT/);
  await expect(main).toContainText('Copy the clean link of this page');
});

test('the options can be walked through with the keyboard', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#copying`);
  await expect(page.getByRole('heading', { name: 'Copying' })).toBeVisible();
  const seen: string[] = [];
  for (let i = 0; i < 18; i++) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        const label = at instanceof HTMLInputElement ? at.labels?.[0]?.querySelector('.title') : at;
        return label?.textContent.trim() ?? '';
      }),
    );
  }
  expect(seen).toEqual([
    'Sites',
    'Copying',
    'Recent copies',
    'While browsing',
    'Rules',
    'Lists',
    'Text',
    'Playground',
    'Backup',
    'Permissions',
    'About',
    'Pause everywhere',
    'Leave them as they are',
    'Leave what they give as it is',
    'Keep affiliate tags',
    'Keep highlighted words',
    'Shows the popup',
    'For sharing',
  ]);
  await page.getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
});
