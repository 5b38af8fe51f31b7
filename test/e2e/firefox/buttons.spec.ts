import { expect, test as base } from '@playwright/test';
import { servePages } from '../../fixtures/serve';
import { buttonCases, shareCases, type ButtonCase } from '../support/button-cases';
import { cleaned } from '../support/copy-cases';
import { shareRecorder } from '../support/share-recorder';
import { allowEverywhere, pastes, type Pasted } from './everywhere';
import { extensionId, openFirefox, type Context, type Firefox } from './firefox';

/** One tab with buttons, and pastes elsewhere. */
interface Pressing {
  readonly firefox: Firefox;
  readonly tab: Context;
  readonly site: string;
  /** What the same buttons bring while the feature is off. */
  readonly untouched: ReadonlyMap<ButtonCase, Pasted>;
  readonly paste: () => Promise<Pasted>;
}

const test = base.extend<object, { pressing: Pressing }>({
  pressing: [
    async ({}, use) => {
      const { port, close } = await servePages();
      const site = `http://127.0.0.1:${port}`;
      const firefox = await openFirefox();
      await firefox.preload(`() => { ${shareRecorder} }`);
      const paste = pastes(firefox, await firefox.open(`${site}/paste.html`));
      await paste();
      const untouched = new Map<ButtonCase, Pasted>();
      const pressing = { firefox, tab: await firefox.open(`${site}/paste.html`), site, untouched, paste };
      for (const each of buttonCases) {
        await open(pressing);
        await press(pressing, each);
        untouched.set(each, await paste());
      }
      await allowEverywhere(firefox, { buttons: 'all' }, 2);
      await use(pressing);
      await firefox.close();
      close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'default' });

const enter = '\uE007';

async function open({ firefox, tab, site }: Pressing, page = 'buttons.html'): Promise<void> {
  await firefox.go(tab, `${site}/buttons/${page}`);
  await firefox.show(tab);
}

/** Presses a button as a person does, by the keyboard. @returns what the page was told of it, once it is done */
async function press(
  { firefox, tab }: Pressing,
  { button, frame }: Pick<ButtonCase, 'button' | 'frame'>,
): Promise<unknown> {
  let place = tab;
  if (frame)
    for (const each of await firefox.frames(tab))
      if (await firefox.call(each, `() => window.name === '${frame}'`)) place = each;
  await firefox.call(place, `() => { focus(); document.getElementById('${button}').focus(); }`);
  await firefox.keys(place, enter);
  return firefox.call(place, '() => outcome');
}

const ways: Readonly<Record<string, (pressing: Pressing) => Promise<unknown>>> = {
  'with the background awake': async () => undefined,
  'with the background stopped': ({ firefox }) =>
    firefox.inBrowser('(id) => WebExtensionPolicy.getByID(id).extension.terminateBackground()', extensionId),
};

for (const [way, prepare] of Object.entries(ways)) {
  for (const each of buttonCases)
    test(`${each.name} gives the clean link ${way}`, async ({ pressing }) => {
      const { 'text/html': htmlBefore, ...before } = pressing.untouched.get(each) ?? {};
      if (each.text !== undefined) expect(before['text/plain']).toBe(each.text);
      await expect(async () => {
        await open(pressing);
        await prepare(pressing);
        expect(await press(pressing, each)).not.toHaveProperty('error');
        // A copy that was made at once is replaced a moment later.
        await new Promise((resolve) => setTimeout(resolve, /execCommand|items/.test(each.name) ? 500 : 0));
        const { 'text/html': html, ...others } = await pressing.paste();
        expect(others).toEqual({ ...before, 'text/plain': cleaned(before['text/plain'] ?? '') });
        expect(html).toEqual(htmlBefore && cleaned(htmlBefore));
      }).toPass({ timeout: 20_000 });
    });

  for (const { name, button, clean } of shareCases)
    test(`sharing ${name} gives the clean link ${way}`, async ({ pressing }) => {
      await expect(async () => {
        await open(pressing);
        await prepare(pressing);
        expect(await press(pressing, { button })).toEqual({ value: null });
        const shared = JSON.stringify([clean]).replace('SITE', pressing.site);
        expect(await pressing.firefox.call(pressing.tab, '() => shared')).toEqual(JSON.parse(shared));
      }).toPass({ timeout: 20_000 });
    });
}

// Nothing is asked of the page itself here: it could not answer.
for (const button of ['text', 'items', 'field', 'silent', 'share'])
  test(`a page that replaces Promise, String and the rest is served as any other: ${button}`, async ({ pressing }) => {
    const { firefox, tab, paste } = pressing;
    const attribute = (name: string) =>
      firefox.beside(tab, '(name) => document.documentElement.getAttribute(name)', name);
    const clean = 'https://www.example.com/story?id=42';
    await expect(async () => {
      await open(pressing, 'hostile.html');
      await firefox.beside(tab, '(id) => { document.getElementById(id).focus(); }', button);
      await firefox.keys(tab, enter);
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (button === 'share') expect(await attribute('data-shared')).toBe(`{"text":"${clean}","url":"${clean}"}`);
      expect(await attribute('data-ready')).toBe('');
      expect(await attribute('data-trapped')).toBeNull();
      if (button !== 'share') expect(await paste()).toEqual({ 'text/plain': clean });
    }).toPass({ timeout: 20_000 });
  });

test('whatever a page looks at, and whatever fails, is as without it', async ({ pressing }) => {
  const { firefox } = pressing;
  const look = async () => {
    await open(pressing, 'probe.html?no-share');
    return press(pressing, { button: 'look' });
  };
  const on = await look();
  await allowEverywhere(firefox, { buttons: 'off' }, 0);
  const off = await look();
  await allowEverywhere(firefox, { buttons: 'all' }, 2);
  expect(off).toMatchObject({ share: [false, false, 'undefined'] });
  expect(on).toEqual(off);
});
