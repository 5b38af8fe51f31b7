import { expect, test } from './fixtures';
import { expect as expectProfile, test as profileTest } from './support/profile';

test.describe.configure({ timeout: 180_000 });

test('beside a page our script can neither read settings, nor change them, nor reach storage', async ({
  app,
  page,
}) => {
  await page.goto('https://example.com/a');
  expect(await page.evaluate('typeof globalThis.chrome?.runtime?.sendMessage')).toBe('undefined');
  // The popup was given this tab, so it may put a script of ours into it.
  const popup = await app.popup(page);
  const replies = await popup.evaluate(`(async () => {
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    const [injected] = await chrome.scripting.executeScript({
      target: { tabId: tab.id },
      func: async () => {
        const kinds = ['settings', 'entries', 'exportAll', 'explain', 'changeSettings', 'changeEntry', 'offscreenCopy'];
        const ask = (kind) => chrome.runtime.sendMessage({ kind, request: null });
        const code = (kind) => ask(kind).then((reply) => reply?.failed?.code ?? reply, (error) => error.message);
        const open = (area) => chrome.storage[area].get(null).then(() => 'open', () => 'closed');
        return {
          asked: await Promise.all(kinds.map(code)),
          links: await chrome.runtime.sendMessage({ kind: 'clean', request: { links: ['https://a.example/'] } }),
          notLinks: await code('clean'),
          storage: [await open('local'), await open('sync')],
        };
      },
    });
    return injected.result;
  })()`);
  expect(replies).toEqual({
    // Nobody listens for offscreenCopy until there is something to copy.
    asked: [...Array.from({ length: 6 }, () => 'not-allowed'), null],
    links: [null],
    notLinks: 'bad-request',
    storage: ['closed', 'closed'],
  });
});

profileTest('a switch that is turned while the worker is stopped is turned', async ({ newProfile }) => {
  const one = await newProfile();
  const page = one.page;
  await page.goto(page.url().replace(/#.*/, '') + '#copying');
  const affiliate = page.getByRole('switch', { name: 'Keep affiliate tags' });
  await expectProfile(affiliate).toHaveAttribute('aria-checked', 'false');
  for (let i = 0; i < 10; i++) {
    const clicked = affiliate.click();
    await page.waitForTimeout(i * 3);
    await one.stopWorker();
    await clicked;
    await expectProfile(affiliate).toHaveAttribute('aria-checked', String(i % 2 === 0), { timeout: 20_000 });
    await expectProfile(page.getByText('did not answer')).toHaveCount(0);
  }
  await page.reload();
  await expectProfile(affiliate).toHaveAttribute('aria-checked', 'false');
});
