import type { Page } from '@playwright/test';
import { expect, type App } from '../fixtures';
import { drawn, type Target } from '../target';
import { ask } from './button';
import { openedBy } from './report';

export type Colours = 'light' | 'dark' | 'forced';

/** Something that the extension shows, in one state, whatever the language is. */
export interface Screen {
  evaluate(expression: string): Promise<unknown>;
  colours(colours: Colours): Promise<void>;
  /** Lays it out as the browser's zoom does. @param factor 1 or 2 */
  zoom(factor: number): Promise<void>;
  close(): Promise<void>;
}

/** A page of the extension in a tab. @param width of its window without zoom */
export function ofPage(page: Page, width = 1280): Screen {
  return {
    evaluate: (expression) => page.evaluate(expression),
    async colours(colours) {
      await page.emulateMedia({
        colorScheme: colours === 'dark' ? 'dark' : 'light',
        forcedColors: colours === 'forced' ? 'active' : 'none',
        reducedMotion: 'reduce',
      });
      await page.evaluate(drawn);
    },
    zoom: (factor) => page.setViewportSize({ width: width / factor, height: 800 / factor }),
    close: () => page.close(),
  };
}

/** The popup, which is as wide as its text wants it. */
export function ofPopup(popup: Target & { close(): Promise<void> }): Screen {
  return {
    evaluate: popup.evaluate,
    colours: popup.colours,
    async zoom(factor) {
      await popup.evaluate(`document.documentElement.style.zoom = ${factor}`);
      await expect.poll(() => popup.evaluate('innerWidth')).toBe(400 * factor);
    },
    close: popup.close,
  };
}

/** Waits until something is there, and presses it where that is asked for. */
export async function there(screen: Pick<Screen, 'evaluate'>, selector: string): Promise<void> {
  await expect.poll(() => screen.evaluate(`document.querySelector('${selector}') !== null`), selector).toBe(true);
}

export async function press(screen: Pick<Screen, 'evaluate'>, selector: string): Promise<void> {
  await there(screen, selector);
  await screen.evaluate(`document.querySelector('${selector}').click()`);
}

/** Writes into a field as a person does. */
export async function write(screen: Pick<Screen, 'evaluate'>, selector: string, text: string): Promise<void> {
  await there(screen, selector);
  await screen.evaluate(`(() => { const field = document.querySelector('${selector}');
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new InputEvent('input', { bubbles: true })); })()`);
}

/** Everything open that can be. */
export const openAll = (screen: Pick<Screen, 'evaluate'>): Promise<unknown> =>
  screen.evaluate(`document.querySelectorAll('details').forEach((one) => (one.open = true))`);

export const dirty =
  'https://www.youtube.com/watch?v=abc&si=def&utm_source=x&fbclid=y&to=anna@example.com&a_long_name_of_a_parameter=1';

/** Sites, settings, copies and a report that waits, as somebody has them after a while. */
export async function fill(app: App): Promise<void> {
  const own = await app.own('options/options.html#about');
  for (const [site, change] of [
    ['youtube.com', parameter('si', 'keep')],
    ['youtube.com', parameter('pp', 'strip')],
    ['intranet.a-rather-long-name-of-a-host.example.org', { kind: 'alone', on: true }],
    ['files.example.net', { kind: 'liftGuard', on: true }],
  ] as const)
    await ask(own, 'changeEntry', { site, change });
  await ask(own, 'changeSettings', {
    patch: {
      paused: false,
      policy: 'share',
      rulesOff: ['youtube-sharer'],
      copy: 'chosen',
      copySites: ['a.example'],
      buttons: 'chosen',
      buttonSites: ['b.example'],
    },
  });
  for (const links of [
    [{ before: dirty, after: 'https://www.youtube.com/watch?v=abc' }],
    [
      { before: 'https://a.example/?fbclid=x', after: 'https://a.example/' },
      { before: 'https://b.example/?gclid=y', after: 'https://b.example/' },
    ],
    [{ before: 'https://c.example/', after: 'https://c.example/' }],
  ])
    await ask(own, 'copiedLinks', { way: 'box', tabId: null, links });
  await own.evaluate(
    (reports) => (globalThis as unknown as Storing).chrome.storage.local.set({ reports }),
    [{ id: 'a', when: 1, kind: 'broke', title: 'Broken: *.example.com', text: 'What happened\n\n```\nfacts\n```' }],
  );
  await own.close();
}

const parameter = (name: string, action: string) => ({ kind: 'parameter', name, action });

interface Storing {
  readonly chrome: {
    readonly storage: { readonly local: { set(items: object): Promise<void>; remove(key: string): Promise<void> } };
  };
}

/** Of what `fill` left, what the tests' own `forgetAll` does not know. */
export async function empty(app: App): Promise<void> {
  const own = await app.own('options/options.html#lists');
  await own.evaluate(() => (globalThis as unknown as Storing).chrome.storage.local.remove('reports'));
  await own.locator('.add-list').waitFor();
  await removeLists(own);
  await own.close();
}

/** Removes every list, on the page that shows them. */
export async function removeLists(own: Page): Promise<void> {
  const remove = own.locator('main .delete');
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
}

/** The page of a report about a link that the history has. */
export async function openReportOf(app: App, row: number): Promise<Page> {
  const own = await app.own('options/options.html#history');
  const button = own.locator('.copied').nth(row).locator('.do .button:not(.forget)').last();
  const report = await openedBy(app.context, () => button.click());
  await own.close();
  return report;
}
