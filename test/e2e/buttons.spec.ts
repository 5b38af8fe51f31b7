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

const link = 'https://www.example.com/story?id=42&utm_source=news';
const clean = 'https://www.example.com/story?id=42';

test('of two texts that are written one after the other the last one stays, and the page hears that both were', async ({
  pressing,
}) => {
  const { tab, browser, paste } = pressing;
  for (const texts of [
    [link, 'other words'],
    [link, `${link}&n=2`],
  ]) {
    await open(pressing);
    await browser.stopWorker();
    const written = await tab.evaluate(
      (all) => Promise.allSettled(all.map((text) => navigator.clipboard.writeText(text))),
      texts,
    );
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await tab.waitForTimeout(1200);
    expect(await paste()).toEqual({ 'text/plain': cleaned(texts[1] ?? '') });
  }
});

test('a text that is copied by hand while another one waits for its answer stays', async ({ pressing }) => {
  const { tab, browser, paste } = pressing;
  await open(pressing);
  await tab.evaluate(`fieldWith('words by hand')`);
  await browser.stopWorker();
  await tab.evaluate((text) => void navigator.clipboard.writeText(text), link);
  await tab.keyboard.press('Control+C');
  await tab.waitForTimeout(1200);
  expect(await paste()).toEqual({ 'text/plain': 'words by hand' });
});

const byHand = (act: string): string => `{
  fieldWith('${link}');
  addEventListener('copy', (event) => { event.stopImmediatePropagation(); ${act} }, { once: true, capture: true });
}`;
const setsOwn = `event.preventDefault(); event.clipboardData.setData('text/plain', 'Own: ${link}');`;

test('what a person copies by hand is no button', async ({ pressing }) => {
  const { tab, paste } = pressing;
  for (const [act, text] of [
    ['', link],
    [setsOwn, `Own: ${link}`],
  ] as const) {
    await open(pressing);
    await tab.evaluate(byHand(act));
    await tab.waitForTimeout(300);
    await tab.keyboard.press('Control+C');
    await tab.waitForTimeout(500);
    expect(await paste()).toEqual({ 'text/plain': text });
  }
});

test('together with ordinary copies both are clean, also where the page lets nobody hear of it', async ({
  pressing,
}) => {
  const { tab, browser, paste } = pressing;
  await browser.ask('changeSettings', { patch: { copy: 'all' } });
  for (const [act, text] of [
    ['', clean],
    [setsOwn, `Own: ${clean}`],
  ] as const)
    await expect(async () => {
      await open(pressing);
      await tab.evaluate(byHand(act));
      await tab.waitForTimeout(300);
      await tab.keyboard.press('Control+C');
      await tab.waitForTimeout(500);
      expect(await paste()).toEqual({ 'text/plain': text });
    }).toPass({ timeout: 20_000 });
  for (const button of ['writeText', 'field', 'ownData', 'silent'])
    await expect(async () => {
      await open(pressing);
      await press(pressing, { button });
      await tab.waitForTimeout(500);
      expect((await paste())['text/plain']).toMatch(/https:\/\/www\.example\.com\/story\?id=42(?!&)/);
    }).toPass({ timeout: 20_000 });
  await browser.ask('changeSettings', { patch: { copy: 'off' } });
});

test('switching it on reaches pages that are open, and so does switching it off', async ({ pressing }) => {
  const { tab, browser, paste } = pressing;
  const pressed = async () => {
    await press(pressing, { button: 'writeText' });
    return paste();
  };
  await browser.ask('changeSettings', { patch: { buttons: 'off' } });
  await open(pressing);
  expect(await pressed()).toEqual({ 'text/plain': link });
  await browser.ask('changeSettings', { patch: { buttons: 'all' } });
  await expect.poll(pressed, { timeout: 10_000 }).toEqual({ 'text/plain': clean });
  await browser.ask('changeSettings', { patch: { buttons: 'chosen', buttonSites: ['example.com'] } });
  await tab.waitForTimeout(3500);
  await expect.poll(pressed, { timeout: 10_000 }).toEqual({ 'text/plain': link });
  await browser.ask('changeSettings', { patch: { buttons: 'all', buttonSites: [] } });
});
