import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { ask } from './support/button';

test('sites are filtered by kind, deleted many at once, and brought back by one click', async ({ app }) => {
  const own = await app.own('options/options.html#sites');
  const choose = (site: string, change: object) => ask(own, 'changeEntry', { site, change });
  await choose('keeps.example', { kind: 'parameter', name: 'ref', action: 'keep' });
  await choose('strips.example', { kind: 'parameter', name: 'sid', action: 'strip' });
  await choose('alone.example', { kind: 'alone', on: true });
  await choose('lifted.example', { kind: 'liftGuard', on: true });
  const entries = own.locator('.entry');
  await expect(entries).toHaveCount(4);
  for (const [kind, site] of [
    ['Parameters kept', 'keeps.example'],
    ['Parameters removed', 'strips.example'],
    ['Left alone', 'alone.example'],
    ['Signed links changed', 'lifted.example'],
  ] as const) {
    await own.getByRole('radio', { name: kind }).check({ force: true });
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(site);
  }
  await own.getByRole('radio', { name: /^All/ }).check({ force: true });

  await own.getByRole('checkbox', { name: 'Pick all that are shown' }).check();
  await own.getByRole('checkbox', { name: 'Pick alone.example' }).uncheck();
  await own.getByRole('button', { name: 'Delete picked sites (3)' }).click();
  await expect(own.getByText('Sites deleted: 3.')).toBeVisible();
  await expect(entries).toHaveCount(1);
  await own.getByRole('button', { name: 'Undo' }).click();
  await expect(entries).toHaveCount(4);
  await expect(own.getByRole('button', { name: 'keeps.example' })).toContainText('keeps ref');
  await expect(own.getByRole('button', { name: 'lifted.example' })).toContainText('signed links are changed');
  await own.close();
});

test('a link from the popup opens the site, or the rule, that it is about', async ({ app, page }) => {
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#sites/shop.example.com`);
  await expect(page.getByRole('button', { name: 'shop.example.com' })).toHaveAttribute('aria-expanded', 'true');
  await page.goto(`chrome-extension://${app.id}/extension/options/options.html#rules/youtube-sharer`);
  await expect(page.locator('.entry .head[aria-expanded=true]')).toBeVisible();

  await page.goto('https://shop.example.com/a?fbclid=x');
  const popup = await app.popup(page);
  const opening = app.context.waitForEvent('page');
  await popup.evaluate(`document.querySelector('h1 a').click()`);
  await expect(await opening).toHaveURL(/options\.html#sites\/example\.com$/);
  await (await opening).close();
});

test('the playground shows what each policy makes of a link, and each step of the chosen one', async ({ app }) => {
  const own = await app.own('options/options.html#playground');
  await expect(own.getByText('Paste a link above.')).toBeVisible();
  const to = encodeURIComponent('HTTPS://Example.com/a?id=1&utm_source=x#:~:text=b');
  await own.getByLabel('A link').fill(`https://l.facebook.com/l.php?u=${to}&h=AT0`);
  const policies = own.locator('.policy');
  await expect(policies).toHaveCount(3);
  await expect(policies.nth(0)).toContainText('https://example.com/a?id=1');
  await expect(policies.nth(1)).toContainText('https://l.facebook.com/l.php');
  const stages = own.locator('.stage');
  await expect(stages).toHaveCount(7);
  await expect(stages.nth(0)).toContainText('A web link to l.facebook.com.');
  await expect(stages.nth(3)).toContainText('utm_source');
  await expect(stages.nth(6)).toContainText('https://example.com/a?id=1');

  await own.getByRole('radio', { name: 'Spelling only' }).check();
  await expect(stages.nth(1)).toContainText('This way of cleaning does not do that.');
  await own.getByRole('radio', { name: 'For sharing' }).check();

  // What the person chose counts, and the worker is not asked.
  await ask(own, 'changeEntry', {
    site: 'example.com',
    change: { kind: 'parameter', name: 'utm_source', action: 'keep' },
  });
  await expect(policies.nth(0)).toContainText('utm_source=x');

  const signed = 'https://files.s3.amazonaws.com/r?X-Amz-Signature=0a1b&X-Amz-Algorithm=A&X-Amz-Date=1&X-Amz-Expires=9';
  await own.getByLabel('A link').fill(signed);
  await expect(policies.nth(0)).toContainText('Left exactly as it is');
  await expect(stages.nth(2).getByRole('link')).toHaveAttribute('href', /^#rules\//);
  await own.getByLabel('A link').fill('mailto:someone@example.com');
  await expect(stages).toHaveCount(1);
  await expect(stages).toContainText('it is no web link');
  await own.close();
});

test('permissions say what they are for; one that is taken back while the page is open is noticed', async ({
  app,
  page,
}) => {
  // The browser's own prompt has no button in a browser without a screen.
  await page.addInitScript(`
    window.has = ['*://*.example.com/*'];
    const told = [];
    const { getAll, onRemoved } = chrome.permissions;
    chrome.permissions.getAll = async () => ({ ...(await getAll.call(chrome.permissions)), origins: window.has });
    chrome.permissions.remove = async ({ origins = [] }) => (window.takeBack(origins[0]), true);
    onRemoved.addListener = (listener) => told.push(listener);
    window.takeBack = (origin) => {
      window.has = window.has.filter((each) => each !== origin);
      for (const listener of told) listener({ origins: [origin] });
    };
  `);
  const address = `chrome-extension://${app.id}/extension/options/options.html#permissions`;
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByText('No setting here needs it now.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'clipboardWrite' })).toContainText('It cannot read');
  await expect(main.getByText('This version does not use it.')).toHaveCount(0);
  await page.evaluate(`takeBack('*://*.example.com/*')`);
  await expect(main.getByRole('status')).toContainText('Taken back while this page was open: example.com.');
  await expect(main.getByText('None. Plainlink sees a page only when')).toBeVisible();

  await page.reload();
  await main.getByRole('button', { name: 'Give back example.com' }).click();
  await expect(main.getByRole('button', { name: /^Give back/ })).toHaveCount(0);
});

test('a backup holds recent copies only when asked, and brings them back', async ({ app }) => {
  const own = await app.own('options/options.html#backup');
  const links = [{ before: 'https://example.com/?fbclid=x', after: 'https://example.com/' }];
  await ask(own, 'copiedLinks', { way: 'box', tabId: null, links });
  const save = async () => {
    const saving = own.waitForEvent('download');
    await own.getByRole('button', { name: 'Export' }).click();
    return readFileSync(await (await saving).path(), 'utf8');
  };
  await expect(own.getByRole('switch', { name: 'With recent copies and counts' })).not.toBeChecked();
  expect(JSON.parse(await save())).not.toHaveProperty('history');
  await own.getByRole('switch', { name: 'With recent copies and counts' }).click();
  const text = await save();
  expect(JSON.parse(text)).toMatchObject({ history: { copies: [{ way: 'box' }] } });

  await own.goto(own.url().replace('#backup', '#history'));
  await own.getByRole('button', { name: 'Forget all copies and counts' }).click();
  await own.getByRole('link', { name: 'Backup' }).click();
  const input = own.locator('input[type=file]');
  const put = (file: string) =>
    input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await put(text);
  await expect(own.getByRole('status')).toContainText('Recent copies in the file were added to those here.');
  await put(JSON.stringify({ ...JSON.parse(text), history: { version: 7 } }));
  await expect(own.getByRole('status')).toContainText('in a form that this version cannot read');
  await put(JSON.stringify({ ...JSON.parse(text), version: 2 }));
  await expect(own.getByRole('status')).toContainText('The file was made by a newer version.');
  await own.getByRole('link', { name: 'Recent copies' }).click();
  await expect(own.locator('.copied')).toHaveCount(1);
  await own.getByRole('button', { name: 'Forget all copies and counts' }).click();
  await own.close();
});
