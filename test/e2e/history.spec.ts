import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const dirty = 'https://shop.example.com/a?id=1&utm_source=mail&fbclid=x';
const clean = 'https://shop.example.com/a?id=1';

interface Api {
  readonly storage: Record<'session' | 'local' | 'sync', { get(key: null): Promise<Record<string, unknown>> }>;
}

/** What each area of the browser's storage holds under `history`. */
const stored = (own: Page): Promise<Record<string, unknown>> =>
  own.evaluate(async () => {
    const { storage } = (globalThis as unknown as { chrome: Api }).chrome;
    const areas = ['session', 'local', 'sync'] as const;
    return Object.fromEntries(
      await Promise.all(areas.map(async (area) => [area, (await storage[area].get(null)).history ?? null] as const)),
    );
  });

test('what the popup copied is in its Recent tab, with the reason, and the original is one click away', async ({
  app,
  page,
}) => {
  await page.goto(dirty);
  const popup = await app.popup(page);
  await popup.evaluate(`document.querySelector('#copy').click()`);
  await expect.poll(() => popup.text()).toContain('Copied');
  await popup.evaluate(`document.querySelector('[data-tab=recent]').click()`);
  await expect.poll(() => popup.text()).toContain('Popup');
  await popup.evaluate(`document.querySelector('.copied details').open = true`);
  const text = await popup.text();
  expect(text).toContain(clean);
  expect(text).toContain(dirty);
  expect(text).toContain('fbclid');
  await popup.evaluate(
    `[...document.querySelectorAll('.copied button')].find((button) => button.textContent === 'Copy original').click()`,
  );
  await expect.poll(() => popup.evaluate(`document.querySelector('.copied button').textContent`)).toBe('Copied');
  await popup.close();
});

test('copies are counted by class, kept where the person says, forgotten one by one or all at once', async ({
  app,
  page,
}) => {
  await page.goto(dirty);
  const popup = await app.popup(page);
  await popup.evaluate(`document.querySelector('#copy').click()`);
  await expect.poll(() => popup.text()).toContain('Copied');
  await popup.close();

  const own = await app.own('options/options.html#history');
  const main = own.getByRole('main');
  await expect(main.getByRole('row', { name: 'Campaign' })).toBeVisible();
  await expect(main.getByRole('row', { name: 'Click identifier' })).toBeVisible();
  expect(await stored(own)).toMatchObject({ session: { version: 1 }, local: null, sync: null });

  await own.getByRole('radio', { name: 'For good, on this device' }).click();
  await expect(own.getByRole('radio', { name: 'For good, on this device' })).toBeChecked();
  expect(await stored(own)).toMatchObject({ session: null, local: { version: 1 }, sync: null });

  await own
    .getByRole('button', { name: `Forget ${clean}` })
    .first()
    .click();
  await expect(own.getByText('Nothing copied yet.')).toBeVisible();
  await expect(main.getByRole('row', { name: 'Campaign' })).toBeVisible();

  await own.getByRole('switch', { name: 'Remember copies' }).click();
  await expect(own.getByText('Copies are not remembered.')).toBeVisible();
  expect(await stored(own)).toEqual({ session: null, local: null, sync: null });
  await own.getByRole('switch', { name: 'Remember copies' }).click();
  await expect(own.getByText('Nothing copied yet.')).toBeVisible();
  await own.close();
});

test('of many reports at once none is lost, also while one is forgotten', async ({ app }) => {
  const own = await app.own('options/options.html#history');
  await own.evaluate(async () => {
    const { runtime } = (globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<unknown> } } })
      .chrome;
    const report = (id: number) => {
      const before = `https://example.com/${id}?fbclid=x`;
      const links = [{ before, after: `https://example.com/${id}` }];
      return runtime.sendMessage({ kind: 'copiedLinks', request: { way: 'box', tabId: null, links } });
    };
    await Promise.all(Array.from({ length: 20 }, (_, id) => report(id)));
  });
  await expect(own.locator('.copied')).toHaveCount(20);
  await expect(own.getByText('Pasted text')).toHaveCount(20);
  await own.getByRole('button', { name: 'Forget all copies and counts' }).click();
  await expect(own.getByText('Nothing copied yet.')).toBeVisible();
  await own.close();
});

test('hostile text in a link is shown inert; damaged storage says so and is not overwritten', async ({ app }) => {
  const own = await app.own('options/options.html#history');
  const set = (history: unknown) =>
    own.evaluate(
      (value) =>
        (
          globalThis as unknown as { chrome: { storage: { session: { set(items: object): Promise<void> } } } }
        ).chrome.storage.session.set({ history: value }),
      history,
    );
  const link = 'https://example.com/?a=\u202Egpj.exe<img src=x onerror=alert(1)>';
  const copy = { id: 'a', at: 1, way: 'menu', before: link, after: link, why: [] };
  const counts = { since: 1, links: 1, classes: {} };
  await set({ version: 1, copies: [copy], counts });
  await expect(own.getByText('%E2%80%AEgpj.exe<img').first()).toBeVisible();
  await expect(own.locator('.copied img')).toHaveCount(0);

  await set({ version: 9, copies: 'elsewhere' });
  await expect(own.getByText('written by a newer version')).toBeVisible();
  expect(await stored(own)).toMatchObject({ session: { version: 9 } });
  await own.getByRole('button', { name: 'Forget all copies and counts' }).click();
  await expect(own.getByText('Nothing copied yet.')).toBeVisible();
  await own.close();
});
