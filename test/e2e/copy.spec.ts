import { expect, test as base, type Frame, type Page } from '@playwright/test';
import { servePages } from '../fixtures/serve';
import { openBrowser, paster, type CopyBrowser, type Pasted } from './copy-browser';
import { cases, cleaned, type CopyCase } from './copy-cases';

/** One tab to copy from, and pastes elsewhere. */
interface Copying {
  readonly browser: CopyBrowser;
  readonly page: Page;
  readonly paste: () => Promise<Pasted>;
}

const test = base.extend<object, { site: string; untouched: ReadonlyMap<CopyCase, Pasted>; copying: Copying }>({
  site: [
    async ({}, use) => {
      const { port, close } = await servePages();
      await use(`http://127.0.0.1:${port}`);
      close();
    },
    { scope: 'worker' },
  ],
  /** What the same copies bring without the extension. */
  untouched: [
    async ({ site }, use) => {
      const { browser, page, paste } = await start(site, false);
      const found = new Map<CopyCase, Pasted>();
      for (const each of cases) {
        await select(await open(page, site, each), each);
        await page.keyboard.press('Control+C');
        found.set(each, await paste());
      }
      await browser.close();
      await use(found);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  copying: [
    async ({ site, untouched: _ }, use) => {
      const copying = await start(site, true);
      await use(copying);
      await copying.browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'default' });

async function start(site: string, withExtension: boolean): Promise<Copying> {
  const browser = await openBrowser(withExtension);
  const paste = await paster(browser.context, site);
  return { browser, page: await browser.context.newPage(), paste };
}

async function open(page: Page, site: string, { page: path, frame: name, pick = 'pick' }: CopyCase): Promise<Frame> {
  await page.goto(`${site}/copy/${path}`);
  const frame = name ? page.frame({ name }) : page.mainFrame();
  if (!frame) throw new Error(`no frame ${name}`);
  await frame.waitForFunction(`window.${pick}`);
  return frame;
}

const select = (frame: Frame, { pick = 'pick' }: CopyCase): Promise<unknown> => frame.evaluate(`${pick}()`);

const ways: Readonly<Record<string, (frame: Frame, copying: Copying, each: CopyCase) => Promise<void>>> = {
  'with the answer ready': async (frame, { page }, each) => {
    await select(frame, each);
    await page.waitForTimeout(400);
    await page.keyboard.press('Control+C');
  },
  'with no answer yet': async (frame, _copying, { pick = 'pick' }) => {
    expect(await frame.evaluate(`${pick}(), document.execCommand('copy')`)).toBe(true);
  },
  'with the worker stopped': async (frame, { page, browser }, each) => {
    await browser.stopWorker();
    await select(frame, each);
    await page.keyboard.press('Control+C');
  },
};

for (const [way, copy] of Object.entries(ways))
  for (const each of cases)
    test(`a copy of ${each.name} ${way}`, async ({ site, copying, untouched }) => {
      const frame = await open(copying.page, site, each);
      await copy(frame, copying, each);
      await copying.page.waitForTimeout(400);
      compare(await copying.paste(), untouched.get(each) ?? {}, each.changes);
    });

function compare(got: Pasted, before: Pasted, changes: CopyCase['changes']): void {
  const { 'text/plain': text = '', 'text/html': html } = before;
  expect(text).not.toBe('');
  if (changes === 'nothing') return expect(got).toEqual(before);
  if (changes === 'links') return expect(got).toEqual({ ...before, 'text/html': cleaned(html ?? '') });
  expect(got['text/plain']).toBe(cleaned(text));
  expect(Object.keys(got).toSorted()).toEqual(Object.keys(before).toSorted());
  if (html !== undefined) expect(outline(got['text/html'] ?? '')).toEqual(outline(cleaned(html)));
}

/** Elements, addresses and texts of HTML: all but styles. */
const outline = (html: string): string[] =>
  [...html.replace(/<!--.*?-->/g, '').matchAll(/<(\/?\w+)(?:[^>]*?href=(["'])(.*?)\2)?[^>]*>|([^<>]+)/g)]
    .map(([, tag, , href, text]) =>
      text === undefined ? `<${tag}${href ? ` ${href}` : ''}>` : text.replace(/\s+/g, ' '),
    )
    .filter((part) => !/^<\/?(?:meta|span)/.test(part) && part !== '')
    .reduce<string[]>((parts, part) => {
      const last = parts.at(-1);
      if (last === undefined || /^</.test(part) || /^</.test(last)) return [...parts, part];
      return [...parts.slice(0, -1), last + part];
    }, []);
