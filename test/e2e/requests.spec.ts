import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import { openPopup } from './popup';
import { ask } from './support/button';
import { startDisplay, type Display } from './support/display';
import { grantAllSites } from './support/grant';
import { chooseFromMenu } from './support/menu';
import { addressesIn } from './support/net-log';
import { startWith } from './support/launch';
import { openedBy, parts } from './support/report';
import { serveWeb, type Web } from './support/web';

const dirty = 'https://www.example.com/story?id=1&utm_source=x&fbclid=y';
const clean = 'https://www.example.com/story?id=1';
const list = 'https://lists.example/list.txt';
const sections = 'sites copying history browsing rules lists text playground backup permissions about'.split(' ');

const page = (link: string) => `<!doctype html><html lang="en"><title>A page</title>
  <a id="link" href="${link.replaceAll('&', '&amp;')}">A link</a> <a href="https://other.example/?gclid=1">Other</a>
  <button id="copy" onclick="navigator.clipboard.writeText('${link}')">Copy link</button></html>`;

const inWindow = ['--test-type', '--window-position=0,0', '--window-size=1280,1000'];

/** The browser with all sites allowed and every feature on, its requests recorded twice: by itself, and by its proxy. */
async function start(home: string, web: Web, { name }: Display): Promise<[context: BrowserContext, id: string]> {
  const log = `--log-net-log=${join(home, 'net.json')}`;
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    ...startWith(join(home, 'extension'), ...web.args, log, '--net-log-capture-mode=Everything', ...inWindow),
    headless: false,
    viewport: null,
    env: { ...process.env, DISPLAY: name },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return [context, new URL(worker.url()).host];
}

test('a run through every flow: the web is asked for nothing but what was opened, and a list that was asked for', async () => {
  test.setTimeout(120_000);
  const home = mkdtempSync(join(tmpdir(), 'requests-'));
  cpSync('dist/chrome', join(home, 'extension'), { recursive: true });
  const web = await serveWeb((url) =>
    url === list ? { type: 'text/plain', body: '||shop.example.com^$removeparam=promo_src\n' } : page(dirty),
  );
  const display = await startDisplay();
  let [context, id] = await start(home, web, display);
  await context.close();
  grantAllSites(join(home, 'profile'), id, ['webRequest']);
  [context, id] = await start(home, web, display);
  const own = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(`chrome-extension://${id}/extension/${path}`);
    await tab.locator('h1').waitFor();
    return tab;
  };
  const options = await own('options/options.html#sites');
  // What a person opens, in order.
  const opened: string[] = [];
  const open = async (link: string) => {
    const tab = await context.newPage();
    opened.push(link);
    await tab.goto(link);
    return tab;
  };
  await ask(options, 'changeSettings', { patch: { copy: 'all', buttons: 'all', address: 'campaigns' } });
  await options.waitForFunction(`chrome.scripting.getRegisteredContentScripts().then((all) => all.length > 1)`);

  // An ordinary copy, a site's own button, the address shown.
  const tab = await open('https://page.example/?utm_source=x');
  await tab.locator('#link').selectText();
  await tab.waitForTimeout(300);
  await tab.keyboard.press('Control+C');
  await tab.locator('#copy').click();
  await expect.poll(() => tab.evaluate('navigator.clipboard.readText()')).toBe(clean);

  // Menu, shortcut, and the omnibox, which opens a link when it is asked to.
  const onClipboard = () => expect.poll(() => tab.evaluate('navigator.clipboard.readText()'));
  await tab.evaluate(`navigator.clipboard.writeText('nothing')`);
  await chooseFromMenu(display, tab, tab.locator('#link'), 0);
  await onClipboard().toBe(clean);
  await tab.bringToFront();
  display.xdotool('key', 'alt+shift+u');
  await onClipboard().toBe('https://page.example/');
  await enter(context, `copy ${dirty}`);
  await onClipboard().toBe(clean);

  // The popup in each tab, its copies, its code, its own text box.
  const popup = await openPopup(context, id, tab);
  const click = (selector: string) => popup.evaluate(`document.querySelector('${selector}').click()`);
  await click('#copy');
  await expect.poll(() => popup.text()).toContain('Copied');
  await click('[aria-controls=forms]');
  await popup.evaluate(`document.querySelectorAll('#forms button').forEach((one) => one.click())`);
  await click('[data-tab=links]');
  await expect.poll(() => popup.text()).toContain('Other');
  await click('.line .main');
  await expect.poll(() => popup.text()).toContain('Shown in the page');
  await click('[data-tab=text]');
  await expect.poll(() => popup.evaluate(`document.querySelector('.text-box textarea') !== null`)).toBe(true);
  await click('[data-tab=recent]');
  await expect.poll(() => popup.text()).toContain('Copy again');
  await popup.close();

  // Every section of the options, the playground and the text box with a link in them, and a list from a file.
  for (const section of sections) {
    await options.goto(`chrome-extension://${id}/extension/options/options.html#${section}`);
    await expect(options.locator('h1')).toBeVisible();
    const box = options.locator('main textarea').first();
    if (section === 'text' || section === 'playground') await box.fill(dirty);
    if (section === 'lists') {
      const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('||a.example^$removeparam=b\n') };
      await options.getByLabel('Open a file').setInputFiles(file);
      await expect(options.getByRole('listitem', { name: 'a.txt' })).toBeVisible();
    }
    if (section === 'browsing') await ask(options, 'changeSettings', { patch: { browse: true } });
  }
  for (const path of ['welcome/welcome.html', 'panel/panel.html']) await (await own(path)).close();

  // The page of a report, as far as its last button.
  await options.goto(`chrome-extension://${id}/extension/options/options.html#history`);
  const report = await openedBy(context, () =>
    options.getByRole('button', { name: 'Report a mistake in' }).first().click(),
  );
  await parts(report).copy.click();
  await parts(report).keep.click();
  await report.close();

  // Browsing on, with what identifies taken out of the address.
  await (await open('https://shop.example.com/a?promo_src=1')).close();

  const before = [...web.asked];
  // The control: what is asked for by a click is seen.
  await options.goto(`chrome-extension://${id}/extension/options/options.html#lists`);
  await options.getByLabel('Address of a list').fill(list);
  expect(web.asked).toEqual(before);
  await options.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => web.asked).toEqual([...before, list]);
  await context.close();
  web.close();
  display.close();

  expect(before).toEqual(opened);
  const logged = addressesIn(JSON.parse(readFileSync(join(home, 'net.json'), 'utf8')));
  expect(logged).toContain(list);
  expect(logged.filter((url) => !web.asked.includes(url))).toEqual([]);
  rmSync(home, { recursive: true, force: true });
});

interface Omnibox {
  readonly omnibox: { readonly onInputEntered: { dispatch(text: string, where: string): void } };
}

/** What Enter behind the keyword of the omnibox does. */
async function enter(context: BrowserContext, text: string): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(
    (typed) =>
      (globalThis as unknown as { chrome: Omnibox }).chrome.omnibox.onInputEntered.dispatch(typed, 'currentTab'),
    text,
  );
}
