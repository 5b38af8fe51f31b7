import { expect } from '@playwright/test';
import { buttonCases, shareCases } from './support/button-cases';
import { open, press, test, type Pressing } from './support/button-test';
import { cleaned } from './support/copy-cases';

test.describe.configure({ mode: 'default' });

const ways: Readonly<Record<string, (pressing: Pressing) => Promise<void>>> = {
  'with the worker awake': async () => undefined,
  'with the worker stopped': ({ browser }) => browser.stopWorker(),
};

for (const [way, prepare] of Object.entries(ways)) {
  for (const each of buttonCases)
    test(`${each.name} gives the clean link ${way}`, async ({ pressing, untouched }) => {
      const before = untouched.get(each.name) ?? {};
      await expect(async () => {
        await open(pressing);
        await prepare(pressing);
        expect(await press(pressing, each)).not.toHaveProperty('error');
        // A copy that was made at once is replaced a moment later.
        await pressing.tab.waitForTimeout(/execCommand|items/.test(each.name) ? 400 : 0);
        const { 'text/html': html, ...others } = await pressing.paste();
        const { 'text/html': htmlBefore, ...othersBefore } = before;
        expect(others).toEqual({ ...othersBefore, 'text/plain': cleaned(before['text/plain'] ?? '') });
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
        expect(await pressing.tab.evaluate('shared')).toEqual(JSON.parse(shared));
      }).toPass({ timeout: 20_000 });
    });
}

test('while it is off every byte is the page’s own', async ({ pressing, untouched }) => {
  for (const { name, text } of buttonCases)
    if (text !== undefined) expect(untouched.get(name)?.['text/plain'], name).toBe(text);
  await pressing.browser.ask('changeSettings', { patch: { buttons: 'off' } });
  await open(pressing);
  for (const { button } of shareCases) expect(await press(pressing, { button })).toEqual({ value: null });
  expect(await pressing.tab.evaluate('shared')).toEqual(shareCases.map(({ own }) => own));
  expect(await pressing.tab.evaluate('navigator.share === recorder')).toBe(true);
  await pressing.browser.ask('changeSettings', { patch: { buttons: 'all' } });
});
