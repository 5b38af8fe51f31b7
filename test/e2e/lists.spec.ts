import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type Page } from '@playwright/test';
import { openPopup } from './popup';
import { type CopyBrowser, openBrowser } from './support/copy-browser';

const filters = `! Title: Short list
! Expires: 1 day
||shop.example.com^$removeparam=promo_src
||shop.example.com^$removeparam=/^(a+)+=/
||shop.example.com^$removeparam
@@||shop.example.com/keep^$removeparam=promo_src
`;

/** What the server says next. */
interface ListServer {
  readonly url: string;
  text: string;
  status: number;
  asked: number;
}

const test = base.extend<object, { app: CopyBrowser; lists: ListServer }>({
  app: [
    async ({}, use) => {
      const browser = await openBrowser(true);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  lists: [
    async ({}, use) => {
      const lists = { url: '', text: filters, status: 200, asked: 0 };
      const server: Server = createServer((_, response) => {
        lists.asked += 1;
        response.writeHead(lists.status, { 'content-type': 'text/plain' }).end(lists.text);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      lists.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lists/short.txt`;
      await use(lists);
      server.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });

const idOf = (browser: CopyBrowser): string => new URL(browser.context.serviceWorkers()[0]?.url() ?? '').host;

async function options(browser: CopyBrowser): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`chrome-extension://${idOf(browser)}/extension/options/options.html#lists`);
  return page;
}

const canonicalOf = async (browser: CopyBrowser, text: string): Promise<unknown> =>
  Object(Object(await browser.ask('explain', { text })).result).canonical;

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const dirty = 'https://www.shop.example.com/item?id=1&promo_src=x';
const clean = 'https://www.shop.example.com/item?id=1';

test('a list is added by its address, and says what of it is used and what is not', async ({ app: browser, lists }) => {
  const page = await options(browser);
  await expect(page.getByText('No lists yet.')).toBeVisible();
  expect(await canonicalOf(browser, dirty)).toBe(dirty);
  await page.getByLabel('Address of a list').fill(lists.url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const list = page.getByRole('listitem', { name: 'Short list' });
  await expect(list).toContainText('entries in use');
  await list.getByText(/entries are not used/).click();
  await expect(list).toContainText('with an expression that could take too long');
  await expect(list).toContainText('would remove everything but what is named');
  await page.close();
  expect(await canonicalOf(browser, dirty)).toBe(clean);
  expect(await canonicalOf(browser, dirty.replace('item', 'keep/item'))).toBe(dirty.replace('item', 'keep/item'));
});

test('the popup names the list and its line', async ({ app: browser }) => {
  const page = await browser.context.newPage();
  await page.context().route('https://www.shop.example.com/**', (route) => route.fulfill({ body: 'A page' }));
  await page.goto(dirty);
  const popup = await openPopup(browser.context, idOf(browser), page);
  const words = await popup.evaluate('document.body.innerText');
  expect(words).toContain('Short list');
  expect(words).toMatch(/line 3\b/i);
  await popup.close();
  await page.close();
});

test('what stands behind a redirect is looked up, too', async ({ app: browser }) => {
  const wrapped = `https://www.google.com/url?q=${encodeURIComponent(dirty)}&sa=D`;
  expect(await canonicalOf(browser, wrapped)).toBe(clean);
});

test('a worker that was stopped knows the list without fetching or reading it again', async ({
  app: browser,
  lists,
}) => {
  const before = lists.asked;
  await browser.stopWorker();
  expect(await canonicalOf(browser, dirty)).toBe(clean);
  expect(lists.asked).toBe(before);
});

test('a list that cannot be fetched, or is none any more, says so, and the copy before stays in use', async ({
  app: browser,
  lists,
}) => {
  const page = await options(browser);
  const list = page.getByRole('listitem', { name: 'Short list' });
  lists.status = 404;
  await list.getByRole('button', { name: 'Fetch now' }).click();
  await expect(list).toContainText('The server did not give the list (status 404). The copy from before stays in use.');
  expect(await canonicalOf(browser, dirty)).toBe(clean);
  Object.assign(lists, { status: 200, text: '<!doctype html><title>Sign in</title>' });
  await list.getByRole('button', { name: 'Fetch now' }).click();
  await expect(list).toContainText('What came is no list that can be read.');
  expect(await canonicalOf(browser, dirty)).toBe(clean);
  lists.text = filters.replace('promo_src\n', 'promo_to\n');
  await list.getByRole('button', { name: 'Fetch now' }).click();
  await expect(list.getByText('stays in use')).toBeHidden();
  expect(await canonicalOf(browser, dirty)).toBe(dirty);
  lists.text = filters;
  await list.getByRole('button', { name: 'Fetch now' }).click();
  await expect.poll(() => canonicalOf(browser, dirty)).toBe(clean);
  await page.close();
});

test('a list is switched off, and removed', async ({ app: browser }) => {
  const page = await options(browser);
  const list = page.getByRole('listitem', { name: 'Short list' });
  await list.getByRole('switch', { name: 'Use Short list' }).click();
  await expect(list.getByRole('switch', { name: 'Use Short list' })).not.toBeChecked();
  expect(await canonicalOf(browser, dirty)).toBe(dirty);
  await list.getByRole('switch', { name: 'Use Short list' }).click();
  await expect.poll(() => canonicalOf(browser, dirty)).toBe(clean);
  await list.getByRole('button', { name: 'Remove' }).click();
  await list.getByRole('button', { name: 'Remove this list?' }).click();
  await expect(page.getByText('No lists yet.')).toBeVisible();
  expect(await canonicalOf(browser, dirty)).toBe(dirty);
  await page.close();
});

test('a file is read as a list, and one that is none is told', async ({ app: browser }) => {
  const page = await options(browser);
  await page.getByLabel('Open a file').setInputFiles(file('mine.txt', filters));
  await expect(page.getByRole('listitem', { name: 'Short list' })).toContainText('From a file');
  expect(await canonicalOf(browser, dirty)).toBe(clean);
  await page.getByLabel('Open a file').setInputFiles(file('words.txt', 'Nothing here is a rule.'));
  await expect(page.getByRole('listitem', { name: 'words.txt' })).toContainText('What came is no list');
  await page.close();
});

for (const [typed, sentence] of [
  ['', 'Paste the address of a list.'],
  ['lists.example', 'This is not an address that a list can be fetched from.'],
  ['http://lists.example/a.txt', 'Only addresses with https'],
] as const)
  test(`“${typed}” is no address of a list`, async ({ app: browser }) => {
    const page = await options(browser);
    await page.getByLabel('Address of a list').fill(typed);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.close();
  });
