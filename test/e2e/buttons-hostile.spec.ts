import { expect, type Page } from '@playwright/test';
import { buttonsOff, open, press, test } from './support/button-test';

test.describe.configure({ mode: 'default' });

const clean = 'https://www.example.com/story?id=42';

// Nothing is asked of the page itself here: it could not answer.
for (const button of ['text', 'items', 'field', 'silent', 'share'])
  test(`a page that replaces Promise, String and the rest is served as any other: ${button}`, async ({ pressing }) => {
    const { tab, paste } = pressing;
    await expect(async () => {
      await open(pressing, 'hostile.html');
      await tab.locator(`#${button}`).focus();
      await tab.keyboard.press('Enter');
      await tab.waitForTimeout(500);
      if (button !== 'share') expect(await paste()).toEqual({ 'text/plain': clean });
      else expect(await tab.locator('html').getAttribute('data-shared')).toBe(`{"text":"${clean}","url":"${clean}"}`);
    }).toPass({ timeout: 20_000 });
    expect(await tab.locator('html').getAttribute('data-ready')).toBe('');
    expect(await tab.locator('html').getAttribute('data-trapped')).toBeNull();
  });

test('whatever a page looks at, and whatever fails, is as without it', async ({ pressing }) => {
  const look = async () => {
    await open(pressing, 'probe.html?no-share');
    return press(pressing, { button: 'look' });
  };
  const on = await look();
  const off = await buttonsOff(pressing, look);
  expect(off).toMatchObject({
    share: [false, false, 'undefined'],
    calls: expect.arrayContaining([[true, 'undefined']]),
  });
  expect(on).toEqual(off);
});

test('where writing is forbidden, the page gets its own error', async ({ pressing }) => {
  const { tab, browser, site } = pressing;
  const session = await browser.context.newCDPSession(tab);
  const may = (setting: string) =>
    session.send('Browser.setPermission', { permission: { name: 'clipboard-write' }, setting, origin: site } as never);
  const tries = async () => {
    await open(pressing);
    const found: unknown[] = [];
    for (const button of ['writeText', 'write', 'promised']) found.push(await press(pressing, { button }));
    return found;
  };
  await may('denied');
  const on = await tries();
  const off = await buttonsOff(pressing, tries);
  await may('granted');
  expect(off).toEqual(Array.from({ length: 3 }, () => ({ error: expect.stringContaining('NotAllowedError') })));
  expect(on).toEqual(off);
});

test('ten million letters go through as they are, and so do too many in an item', async ({ pressing }) => {
  const { tab, paste } = pressing;
  await open(pressing);
  const line = 'https://www.example.com/story?id=42&utm_source=news ';
  for (const [count, act] of [
    [200_000, 'navigator.clipboard.writeText(text)'],
    [
      30_000,
      `navigator.clipboard.write([new ClipboardItem({ 'text/plain': new Blob([text], { type: 'text/plain' }) })])`,
    ],
  ] as const) {
    await tab.evaluate(`{ const text = '${line}'.repeat(${count}); ${act} }`);
    expect((await paste())['text/plain'] === line.repeat(count)).toBe(true);
  }
});

/** Asks over the line as anybody in the page can who has found it. */
async function askAs(tab: Page, kind: string, texts: readonly string[]): Promise<(string | null)[]> {
  return tab.evaluate(
    async ([asked, all]) => {
      const { line } = window as Window & { line?: EventTarget };
      const answers = all.map((text, index) => {
        const token = `mine${index}`;
        const answer = new Promise<string | null>((resolve) => {
          line?.addEventListener(token, (event) => resolve((event as CustomEvent<string>).detail), { once: true });
          // What is taken up is answered.
          const question = new CustomEvent(asked, { detail: `${token} ${text}`, cancelable: true });
          if (line?.dispatchEvent(question)) resolve(null);
        });
        return answer;
      });
      return Promise.all(answers);
    },
    [kind, texts] as const,
  );
}

test('over the line there is nothing but texts, few of them, and of the entries only the site’s own', async ({
  pressing,
}) => {
  const { tab, browser, site } = pressing;
  const strip = { kind: 'parameter', name: 'mine', action: 'strip' };
  await browser.ask('changeEntry', { site: '127.0.0.1', change: strip });
  await browser.ask('changeEntry', { site: 'other.example', change: strip });
  await browser.ask('changeEntry', { site: 'other.example', change: { ...strip, name: 'utm_source', action: 'keep' } });
  // Before any script of the extension, which no page can be; but a page has other ways to the line.
  await tab.addInitScript(() => {
    addEventListener('plainlink-here', (event) => {
      Object.assign(window, { line: (event as MouseEvent).relatedTarget });
    });
  });
  await open(pressing);
  expect(
    await askAs(tab, 'link', [`${site}/x?mine=1&a=2`, 'https://other.example/x?mine=1&utm_source=news&a=2']),
  ).toEqual([`${site}/x?a=2`, 'https://other.example/x?mine=1&a=2']);
  for (const kind of ['settings', 'changeSettings', 'clean', 'button', '__proto__'])
    expect(await askAs(tab, kind, ['{"paused":true}'])).toEqual([null]);
  expect(await askAs(tab, 'text', [`${clean}&utm_source=news ${'x'.repeat(1 << 20)}`])).toEqual([null]);
  const many = await askAs(
    tab,
    'text',
    Array.from({ length: 200 }, (_, index) => `${clean}&n=${index}&utm_source=news`),
  );
  const answered = many.filter((answer) => answer !== null).length;
  expect(answered).toBeGreaterThan(20);
  expect(answered).toBeLessThan(80);
  // A page that used up its questions has its own text, not nothing.
  await tab.evaluate((text) => {
    const { line } = window as Window & { line?: EventTarget };
    for (let index = 0; index < 100; index++)
      line?.dispatchEvent(new CustomEvent('text', { detail: `more${index} ${text}&n=${index}`, cancelable: true }));
    return navigator.clipboard.writeText(text);
  }, `${clean}&utm_source=news`);
  expect(await pressing.paste()).toEqual({ 'text/plain': `${clean}&utm_source=news` });
  for (const of of ['127.0.0.1', 'other.example'])
    await browser.ask('changeEntry', { site: of, change: { kind: 'delete' } });
});
