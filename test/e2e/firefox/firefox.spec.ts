import { extensionId } from './firefox';
import { copyKeys, expect, test } from './firefox-test';
import { chooseFromMenu } from './menu';

// One browser for all of them.
test.describe.configure({ mode: 'default' });

test('the extension loads without a warning, is given no site, and shows its welcome page', async ({
  firefox,
  own,
}) => {
  const { problems, active } = (await firefox.inBrowser(state, extensionId)) as { problems: string[]; active: boolean };
  expect({ problems, active }).toEqual({ problems: [], active: true });
  expect(await firefox.call(own, '() => browser.permissions.getAll()')).toMatchObject({ origins: [] });
  await expect
    .poll(() => firefox.inBrowser('() => gBrowser.tabs.map((tab) => tab.linkedBrowser.currentURI.spec)'))
    .toContain(`${firefox.base}extension/welcome/welcome.html`);
});

test.describe('the menu', () => {
  const copies = [
    ['#link', 'Copy clean link', 'https://example.com/a?id=1'],
    ['#link', 'Copy clean link as Markdown', '[link (one)](https://example.com/a?id=1)'],
    ['#title', 'Copy clean link', 'SITE/article?id=7'],
    ['#image', 'Copy clean link of image', 'SITE/image.svg?w=80'],
    ['#linked', 'Copy clean link', 'https://example.com/behind?p=2'],
    ['#linked', 'Copy clean link of image', 'SITE/linked.svg?w=80'],
  ] as const;
  for (const [element, item, copied] of copies)
    test(`${item}, on ${element}`, async ({ firefox, article, paster, site }) => {
      await chooseFromMenu(firefox, article, element, item);
      await expect.poll(paster.paste).toBe(copied.replace('SITE', site));
    });

  test('on a selection copies the links in it and in its words', async ({ firefox, article, paster }) => {
    await firefox.call(article, '() => { getSelection().selectAllChildren(document.getElementById("words")); }');
    await chooseFromMenu(firefox, article, '#words', 'Copy clean links in selection');
    await expect
      .poll(paster.paste)
      .toBe('https://example.com/a?id=1\nhttps://www.youtube.com/watch?v=abc123\nhttps://example.com/c?k=v');
  });

  test('copies when the background was stopped just before', async ({ firefox, article, paster }) => {
    await firefox.inBrowser('(id) => WebExtensionPolicy.getByID(id).extension.terminateBackground()', extensionId);
    await chooseFromMenu(firefox, article, '#link', 'Copy clean link');
    await expect.poll(paster.paste).toBe('https://example.com/a?id=1');
  });
});

test('the shortcut copies the clean address of the page', async ({ firefox, article, paster, site }) => {
  await firefox.show(article);
  await firefox.inBrowser(`() => document.querySelector('keyset[id^="ext-keyset"] key[key="U"]').doCommand()`);
  await expect.poll(paster.paste).toBe(`${site}/article?id=7`);
});

test('a copy is remembered with its reason, and the original comes back by one click', async ({
  firefox,
  article,
  paster,
}) => {
  await chooseFromMenu(firefox, article, '#link', 'Copy clean link');
  await expect.poll(paster.paste).toBe('https://example.com/a?id=1');
  const own = await firefox.open(`${firefox.base}extension/options/options.html#history`);
  const first = () => firefox.call(own, '() => document.querySelector(".copied")?.textContent');
  await expect.poll(first).toContain('https://example.com/a?id=1');
  expect(await first()).toContain('utm_source');
  await firefox.show(own);
  await firefox.call(own, '() => document.querySelector(".copied .do button").focus()');
  await firefox.keys(own, '\uE007');
  await expect
    .poll(() => firefox.call(own, '() => document.querySelector(".copied .do").textContent'))
    .toMatch(/^Copied/);
  await expect.poll(paster.paste).toBe('https://example.com/a?id=1&utm_source=x');
  await firefox.shut(own);
});

test('the badge counts until the page changes its address without leaving', async ({ firefox, article, own }) => {
  const badge = () =>
    firefox.call(
      own,
      `async () => {
        const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
        return browser.action.getBadgeText({ tabId: tab.id });
      }`,
    );
  await firefox.show(article);
  await firefox.inBrowser(`() => document.querySelector('keyset[id^="ext-keyset"] key[key="U"]').doCommand()`);
  await expect.poll(badge).toBe('2');
  await firefox.call(article, `() => history.pushState(null, '', '/elsewhere?fbclid=x')`);
  await expect.poll(badge).toBe('');
});

test('the popup opens on the tab and shows what its link carries', async ({ firefox, article, own }) => {
  await firefox.show(article);
  await firefox.inBrowser(`() => document.querySelector('keyset[id^="ext-keyset"] key[key="L"]').doCommand()`);
  const popup = () =>
    firefox.call(own, `() => browser.extension.getViews({ type: 'popup' })[0]?.document.body.innerText`);
  await expect.poll(popup).toContain('utm_source');
  await expect.poll(popup).toContain('2 of 3 removed');
});

test('what is chosen survives a stopped background, and holds at once', async ({ firefox, article, own, paster }) => {
  const ask = (kind: string, request: unknown) =>
    firefox.call(own, '(message) => browser.runtime.sendMessage(message)', { kind, request });
  await ask('changeEntry', { site: 'example.com', change: { kind: 'parameter', name: 'utm_source', action: 'keep' } });
  await firefox.inBrowser('(id) => WebExtensionPolicy.getByID(id).extension.terminateBackground()', extensionId);
  expect(await ask('entries', null)).toMatchObject({ sites: { 'example.com': { keep: ['utm_source'] } } });
  await chooseFromMenu(firefox, article, '#link', 'Copy clean link');
  await expect.poll(paster.paste).toBe('https://example.com/a?id=1&utm_source=x');
  await ask('changeEntry', { site: 'example.com', change: { kind: 'delete' } });
});

test('an ordinary copy is cleaned once that is wanted and allowed', async ({ firefox, article, own, paster }) => {
  const copy = async () => {
    await firefox.show(article);
    await firefox.call(article, '() => { getSelection().selectAllChildren(document.getElementById("words")); }');
    await firefox.keys(article, ...copyKeys);
    // An answer that is not there yet replaces the copy within a second.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    return paster.paste();
  };
  expect(await copy()).toContain('https://example.com/c?utm_medium=z&k=v.');
  await firefox.inBrowser(allowAllSites, extensionId);
  const patch = { copy: 'all' };
  await firefox.call(own, '(message) => browser.runtime.sendMessage(message)', {
    kind: 'changeSettings',
    request: { patch },
  });
  await expect.poll(copy).toContain('https://example.com/c?k=v.');
});

const state = `async (id) => {
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
  const addon = await AddonManager.getAddonByID(id);
  return { problems: WebExtensionPolicy.getByID(id).extension.warnings ?? [], active: addon.isActive };
}`;

// What the person gives with the browser's own question, which no page of a test can answer.
const allowAllSites = `async (id) => {
  const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
  const { extension } = WebExtensionPolicy.getByID(id);
  await ExtensionPermissions.add(id, { permissions: [], origins: ['*://*/*'] }, extension);
}`;
