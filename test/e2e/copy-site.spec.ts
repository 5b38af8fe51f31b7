import { expect } from '@playwright/test';
import { test, ways } from './support/copy-test';

test.describe.configure({ mode: 'default' });

const clean = 'https://www.example.com/story?id=42';

for (const [way, copy] of Object.entries(ways)) {
  test(`what a site sets keeps every byte but its links ${way}`, async ({ copying, site }) => {
    const { page, paste } = copying;
    await expect(async () => {
      await page.goto(`${site}/copy/site.html?mode=set`);
      await copy(page.mainFrame(), copying, 'pick');
      const { 'text/html': html = '', ...others } = await paste();
      expect(others).toEqual({
        'text/plain': `set by the site: ${clean}\nRead more`,
        'application/x-site': '{"url":"https://www.example.com/story?utm_source=news"}',
      });
      expect(html.replace(/^<meta[^>]*>/, '')).toBe(
        `<!-- <a href="https://www.example.com/comment?utm_source=news"> -->` +
          `<a data-x='1' class=big href='${clean}&amp;x=%221%22'>set &lt;by&gt; site</a><br>` +
          `<span style="color:red">https://www.example.com/<b>story?id=42</b></span>`,
      );
    }).toPass({ timeout: 20_000 });
    expect(await page.evaluate('copies')).toBe(1);
  });

  test(`a site that forbids copying still does ${way}`, async ({ copying, site }) => {
    await copying.page.goto(`${site}/copy/site.html?mode=block`);
    await copy(copying.page.mainFrame(), copying, 'pick');
    expect(await copying.paste()).toEqual({ 'text/plain': 'nothing' });
  });

  test(`a site that keeps the event from everybody ${way}`, async ({ copying, site }) => {
    const { page, paste } = copying;
    await expect(async () => {
      await page.goto(`${site}/copy/site.html?mode=silence`);
      await copy(page.mainFrame(), copying, 'pick');
      await page.waitForTimeout(200);
      const pasted = await paste();
      expect(pasted['text/plain']).toBe('Words with a link');
      expect(pasted['text/html']).toContain(`"${clean}"`);
    }).toPass({ timeout: 20_000 });
  });
}

test('the page has its own links again after a copy', async ({ copying, site }) => {
  const { page, paste } = copying;
  await page.goto(`${site}/copy/rich.html`);
  await page.evaluate('pick()');
  await page.waitForTimeout(500);
  await page.keyboard.press('Control+C');
  expect((await paste())['text/html']).not.toContain('utm_campaign');
  expect(await page.evaluate(`document.getElementById('rich').outerHTML === before`)).toBe(true);
});

test('a password is not copied', async ({ copying, site }) => {
  await copying.page.goto(`${site}/copy/fields.html`);
  await copying.page.evaluate('pickSecret()');
  await copying.page.keyboard.press('Control+C');
  await copying.page.waitForTimeout(300);
  expect(await copying.paste()).toEqual({ 'text/plain': 'nothing' });
});

test('while paused, a copy is the browser’s own', async ({ copying, site }) => {
  const { page, paste, browser } = copying;
  await page.goto(`${site}/copy/fields.html`);
  await browser.ask('changeSettings', { patch: { paused: true } });
  await page.bringToFront();
  await page.evaluate('pickUrl()');
  await page.waitForTimeout(400);
  await page.keyboard.press('Control+C');
  await page.waitForTimeout(300);
  expect(await paste()).toEqual({ 'text/plain': `${clean}&utm_source=news` });
  await browser.ask('changeSettings', { patch: { paused: false } });
});
