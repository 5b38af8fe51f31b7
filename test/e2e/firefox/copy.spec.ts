import { expect, test as base } from '@playwright/test';
import { servePages } from '../../fixtures/serve';
import { cases, cleaned, outline, type CopyCase } from '../support/copy-cases';
import { allowEverywhere, pastes, type Pasted } from './everywhere';
import { extensionId, openFirefox, type Context, type Firefox } from './firefox';

/** One tab to copy from, and pastes elsewhere. */
interface Copying {
  readonly firefox: Firefox;
  readonly tab: Context;
  readonly site: string;
  /** What the same copies bring before they are cleaned. */
  readonly untouched: ReadonlyMap<CopyCase, Pasted>;
  readonly paste: () => Promise<Pasted>;
}

const control = '\uE009';

const test = base.extend<object, { copying: Copying }>({
  copying: [
    async ({}, use) => {
      const { port, close } = await servePages();
      const site = `http://127.0.0.1:${port}`;
      const firefox = await openFirefox();
      const paste = pastes(firefox, await firefox.open(`${site}/paste.html`));
      await paste();
      const tab = await firefox.open(`${site}/paste.html`);
      const untouched = new Map<CopyCase, Pasted>();
      const copying = { firefox, tab, site, untouched, paste };
      for (const each of cases) {
        const frame = await open(copying, each);
        await firefox.call(frame, `() => { ${each.pick ?? 'pick'}() }`);
        await firefox.keys(frame, control, 'c');
        untouched.set(each, await paste());
      }
      await allowEverywhere(firefox, { copy: 'all' }, 1);
      await use(copying);
      await firefox.close();
      close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'default' });

/** @returns the frame in which the case selects */
async function open({ firefox, tab, site }: Copying, { page, frame, pick = 'pick' }: CopyCase): Promise<Context> {
  await firefox.go(tab, `${site}/copy/${page}`);
  await firefox.show(tab);
  const places = frame ? await firefox.frames(tab) : [tab];
  for (const place of places) {
    const found = await firefox.call(
      place,
      `() => window.name === ${JSON.stringify(frame ?? '')} && typeof ${pick} === 'function'`,
    );
    if (found || !frame) return place;
  }
  throw new Error(`There is no frame ${frame}.`);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ways: Readonly<Record<string, (copying: Copying, frame: Context, pick: string) => Promise<void>>> = {
  async 'with the answer ready'({ firefox }, frame, pick) {
    await firefox.call(frame, `() => { ${pick}() }`);
    await wait(500);
    await firefox.keys(frame, control, 'c');
  },
  async 'with no answer yet'({ firefox }, frame, pick) {
    const copy = `(event) => { event.preventDefault(); ${pick}(); document.execCommand('copy') }`;
    await firefox.call(frame, `() => { focus(); addEventListener('keydown', ${copy}, { once: true }) }`);
    await firefox.keys(frame, 'k');
    await wait(500);
  },
  async 'with the background stopped'({ firefox }, frame, pick) {
    await firefox.inBrowser('(id) => WebExtensionPolicy.getByID(id).extension.terminateBackground()', extensionId);
    await firefox.call(frame, `() => { ${pick}() }`);
    await firefox.keys(frame, control, 'c');
    await wait(700);
  },
};

for (const [way, copy] of Object.entries(ways))
  for (const each of cases)
    test(`a copy of ${each.name} ${way}`, async ({ copying }) => {
      const before = copying.untouched.get(each) ?? {};
      await expect(async () => {
        await copy(copying, await open(copying, each), each.pick ?? 'pick');
        compare(await copying.paste(), before, each.changes);
      }).toPass({ timeout: 30_000 });
    });

/** What an editor holds, and what can be undone in it. */
const state = `() => [editor.document(), editor.undoable(), document.querySelector('#editor a').href]`;

for (const name of ['prosemirror', 'quill', 'lexical'])
  for (const pick of ['pick', 'pickAll'])
    test(`${name}: ${pick === 'pick' ? 'a copy of all of it' : 'a copy of the page around it'} leaves the document and its history`, async ({
      copying,
    }) => {
      const { firefox, tab, paste } = copying;
      for (const copy of Object.values(ways))
        await expect(async () => {
          await open(copying, { name, page: `../editors/${name}`, pick, changes: 'links' });
          const before = await firefox.call(tab, `() => { editor.type('Typed. '); return (${state})(); }`);
          await copy(copying, tab, pick);
          expect(await firefox.call(tab, state)).toEqual(before);
          const { 'text/html': html = '' } = await paste();
          expect(html.match(/href="[^"]*"/g)).toContain('href="https://www.example.com/story?id=42"');
          expect(html).not.toContain('utm_source');
        }).toPass({ timeout: 20_000 });
    });

function compare(got: Pasted, before: Pasted, changes: CopyCase['changes']): void {
  const { 'text/plain': text = '', 'text/html': html } = before;
  expect(text).not.toBe('');
  if (changes === 'nothing') return expect(got).toEqual(before);
  if (changes === 'links') return expect(got).toEqual({ ...before, 'text/html': cleaned(html ?? '') });
  expect(got['text/plain']).toBe(cleaned(text));
  expect(Object.keys(got).toSorted()).toEqual(Object.keys(before).toSorted());
  if (html !== undefined) expect(addresses(got['text/html'] ?? '')).toEqual(addresses(cleaned(html)));
}

const addresses = (html: string): string[] =>
  outline(html)
    .join(' ')
    .match(/https?:[^"'<>\s]+/g) ?? [];
