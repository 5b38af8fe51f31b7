import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { chosen, linksToOpen } from './support/browsing-links';
import { serveEveryHost, type EveryHost } from './support/browsing-server';
import { ask } from './support/button';
import { grantAllSites } from './support/grant';
import { startWith } from './support/launch';

interface Shared {
  readonly server: EveryHost;
  readonly shared: BrowserContext;
  /** A page of the extension. */
  readonly own: Page;
}

/** A browser with all sites allowed, for which every host is one server. */
const test = base.extend<{ page: Page }, Shared>({
  server: [
    async ({}, use) => {
      const server = await serveEveryHost(true);
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ server }, use) => {
      const home = mkdtempSync(join(tmpdir(), 'browsing-'));
      cpSync('dist/chrome', join(home, 'extension'), { recursive: true });
      const first = await launch(home, server.port);
      const id = await idOf(first);
      await first.close();
      grantAllSites(join(home, 'profile'), id, ['webRequest']);
      const context = await launch(home, server.port);
      await use(context);
      await context.close();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  own: [
    async ({ shared }, use) => {
      const own = await shared.newPage();
      await own.goto(`chrome-extension://${await idOf(shared)}/extension/options/options.html#browsing`);
      await use(own);
    },
    { scope: 'worker' },
  ],
  page: async ({ shared, server }, use) => {
    const page = await shared.newPage();
    server.seen();
    await use(page);
    await page.close();
  },
});

test.describe.configure({ mode: 'serial' });

test('rules are made when the person switches it on, within what the browser takes', async ({ own }) => {
  test.setTimeout(120_000);
  for (const [site, { keep = [], alone }] of Object.entries(chosen.sites)) {
    for (const name of keep)
      await ask(own, 'changeEntry', { site, change: { kind: 'parameter', name, action: 'keep' } });
    if (alone) await ask(own, 'changeEntry', { site, change: { kind: 'alone', on: true } });
  }
  await own.getByRole('switch', { name: 'Take identifiers out before a page opens' }).click();
  await expect(own.getByText(/of 30,000 rules/)).toBeVisible({ timeout: 60_000 });
  const texts = await own.locator('.quotas li').allInnerTexts();
  console.log(texts.join('; '));
  const [all, unsafe, expressions] = texts.map((text) => Number(/^[\d,]+/.exec(text)?.[0].replace(',', '')));
  expect(all).toBeGreaterThan(300);
  expect(unsafe).toBeLessThan(5000);
  expect(expressions).toBeLessThan(1000);
  const rules = await own.evaluate('chrome.declarativeNetRequest.getDynamicRules().then((all) => all.length)');
  expect(rules).toBe(all);
});

/** Opens a link, and says what the server was asked for first. */
async function asked(page: Page, server: EveryHost, link: string): Promise<string> {
  server.seen();
  await page.goto(link.replace(/^http:/, 'https:'), { waitUntil: 'commit' }).catch(() => undefined);
  return server.seen()[0] ?? 'nothing';
}

const targetOf = (address: string): string => `GET ${address.replace(/^https?:\/\//, '')}`;

test('sixty links lose exactly what the engine says, and sixty are asked for as they are', async ({
  shared,
  server,
}) => {
  test.setTimeout(240_000);
  const { changed, kept } = await linksToOpen();
  expect([changed.length, kept.length]).toEqual([60, 60]);
  const links = [...changed, ...kept];
  server.seen();
  // Several tabs at once, each with every fourth link.
  await Promise.all(
    [0, 1, 2, 3].map(async (first) => {
      const page = await shared.newPage();
      for (const { link } of links.filter((_, i) => i % 4 === first))
        await page.goto(link.replace(/^http:/, 'https:'), { waitUntil: 'commit' });
      await page.close();
    }),
  );
  const bare = links.filter(({ inChromium, inFirefox }) => inChromium !== inFirefox);
  console.log(`Chromium gives a = to the bare names of ${bare.length} links`);
  expect(server.seen().toSorted()).toEqual(links.map(({ inChromium }) => targetOf(inChromium)).toSorted());
});

test('a form is sent as it is, and a page that moves by itself is left alone', async ({ page, server }) => {
  await page.goto('https://form.example/');
  server.seen();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => server.seen()).toContain('POST form.example/sent?gclid=1');
  await page.evaluate(() => history.pushState(null, '', '?gclid=mine'));
  expect(page.url()).toContain('?gclid=mine');
});

test('the original is opened once, and only in its tab', async ({ page, own, server }) => {
  expect(await asked(page, server, 'https://once.example/a?gclid=1&id=2')).toBe('GET once.example/a?id=2');
  const tabId = await tabOf(own, 'https://once.example/*');
  await expect.poll(() => original(own, tabId)).toBe('https://once.example/a?gclid=1&id=2');
  await ask(own, 'reloadOriginal', { tabId });
  await expect.poll(() => page.url()).toBe('https://once.example/a?gclid=1&id=2');
  await expect.poll(() => sessionRules(own)).toBe(0);
  expect(await asked(page, server, 'https://once.example/b?gclid=1&id=2')).toBe('GET once.example/b?id=2');
});

for (const site of ['loop-server.example', 'loop-page.example'])
  test(`${site} puts it back, so that it is left alone until the person tries again`, async ({ page, own, server }) => {
    await page.goto(`https://${site}/?gclid=1`).catch(() => undefined);
    await expect.poll(() => page.url(), { timeout: 20_000 }).toContain('gclid=');
    await expect(page.getByRole('heading', { name: site })).toBeVisible();
    await expect(page.locator('html')).toContainText(site);
    const stopped = own.getByRole('listitem').filter({ hasText: site });
    await expect(stopped).toBeVisible();
    await expect.poll(() => asked(page, server, `https://${site}/other?gclid=5`)).toBe(`GET ${site}/other?gclid=5`);
    await stopped.getByRole('button', { name: `Try ${site} again` }).click();
    await expect(stopped).toBeHidden();
    await expect
      .poll(() => asked(page, server, `https://${site}/fine?fbclid=5&gclid_=1`))
      .toBe(`GET ${site}/fine?gclid_=1`);
  });

test('the address that is shown loses what the person chose, and what the page keeps with it stays', async ({
  page,
  own,
}) => {
  await ask(own, 'changeSettings', { patch: { browse: false, address: 'identifiers' } });
  await expect.poll(() => registered(own)).toContain('address');
  await page.addInitScript(() => history.replaceState({ kept: 1 }, ''));
  await page.goto('https://shown.example/?gclid=1&utm_source=x&id=2#part');
  await expect.poll(() => page.url()).toBe('https://shown.example/?utm_source=x&id=2#part');
  expect(await page.evaluate(() => history.state)).toEqual({ kept: 1 });
  await ask(own, 'changeSettings', { patch: { address: 'campaigns' } });
  await page.goto('https://shown.example/?gclid=1&utm_source=x&id=2');
  await expect.poll(() => page.url()).toBe('https://shown.example/?id=2');
  await page.goto('https://shown.example/?X-Amz-Signature=1&gclid=1');
  await page.waitForTimeout(400);
  expect(page.url()).toBe('https://shown.example/?X-Amz-Signature=1&gclid=1');
});

test('chosen sites alone, and nothing once it is switched off', async ({ page, own, server }) => {
  const patch = { browse: true, address: 'off', browseOn: 'chosen', browseSites: ['one.example'] };
  await ask(own, 'changeSettings', { patch });
  const both = async () => [
    await asked(page, server, 'https://one.example/?gclid=1&a=2'),
    await asked(page, server, 'https://two.example/?gclid=1&a=2'),
  ];
  await expect.poll(both, { timeout: 60_000 }).toEqual(['GET one.example/?a=2', 'GET two.example/?gclid=1&a=2']);
  await ask(own, 'changeSettings', { patch: { browse: false } });
  await expect
    .poll(() => asked(page, server, 'https://one.example/?gclid=1&a=2'), { timeout: 60_000 })
    .toBe('GET one.example/?gclid=1&a=2');
});

interface Chrome {
  readonly tabs: { query(which: object): Promise<{ id?: number }[]> };
  readonly storage: { readonly session: { get(key: string): Promise<Record<string, { from?: string }>> } };
  readonly declarativeNetRequest: { getSessionRules(): Promise<unknown[]> };
  readonly scripting: { getRegisteredContentScripts(): Promise<{ id: string }[]> };
}
declare const chrome: Chrome;

const tabOf = (own: Page, url: string): Promise<number> =>
  own.evaluate(async (match) => (await chrome.tabs.query({ url: match }))[0]?.id ?? -1, url);
const original = (own: Page, tabId: number): Promise<string | undefined> =>
  own.evaluate(async (key) => (await chrome.storage.session.get(key))[key]?.from, `original:${tabId}`);
const sessionRules = (own: Page): Promise<number> =>
  own.evaluate(async () => (await chrome.declarativeNetRequest.getSessionRules()).length);
const registered = (own: Page): Promise<string[]> =>
  own.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).map(({ id }) => id));

function launch(home: string, port: number): Promise<BrowserContext> {
  const extension = join(home, 'extension');
  return chromium.launchPersistentContext(join(home, 'profile'), {
    ...startWith(extension, `--host-resolver-rules=MAP * 127.0.0.1:${port}`),
    headless: true,
    ignoreHTTPSErrors: true,
  });
}

async function idOf(context: BrowserContext): Promise<string> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return new URL(worker.url()).host;
}
