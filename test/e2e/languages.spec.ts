import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { clipped } from './support/clipped';

const link =
  'https://www.youtube.com/watch?v=abc&si=def&utm_source=x&fbclid=y&to=anna@example.com&a_long_name_of_a_parameter=1';

const languages = [
  { language: 'de', direction: 'ltr' },
  { language: 'ja', direction: 'ltr' },
] as const;

// The browser is shared with other files, which speak English.
test.afterAll(({ app }) => app.restart());

for (const { language, direction } of languages)
  test(`popup and options speak ${language}, and nothing in them is clipped`, async ({ app }) => {
    await app.restart(language);
    const page = await app.context.newPage();
    await page.goto(link);
    const popup = await app.popup(page);
    const root = 'document.documentElement';
    expect(await popup.evaluate(`[${root}.lang, ${root}.dir]`)).toEqual([language, direction]);
    expect(await popup.text()).toContain(text(language, 'popup_copy_clean'));
    expect(await popup.text()).not.toContain(text('en', 'popup_copy_clean'));
    await popup.evaluate(`document.querySelector('[aria-controls=forms]')?.click()`);
    for (const zoom of [1, 2]) {
      // What the browser's zoom does to the layout; the window has 800 points then, its most.
      await popup.evaluate(`${root}.style.zoom = ${zoom}`);
      await expect.poll(() => popup.evaluate('innerWidth')).toBe(400 * zoom);
      for (let tab = 0; tab < Number(await popup.evaluate(tabCount)); tab++) {
        await popup.evaluate(`document.querySelectorAll('[role=tab]')[${tab}]?.click()`);
        await popup.evaluate('new Promise((done) => setTimeout(done, 200))');
        await popup.evaluate(`document.querySelectorAll('details').forEach((one) => (one.open = true))`);
        expect.soft(await clipped(popup), `tab ${tab} at ${100 * zoom} %`).toEqual([]);
      }
    }
    await popup.close();

    const own = await app.own('options/options.html');
    await own.setViewportSize({ width: 420, height: 800 });
    await expect(own).toHaveTitle(text(language, 'options_title'));
    for (const section of await own.locator('nav a').all()) {
      const name = (await section.innerText()).trim();
      await section.click();
      await expect(own.locator('h1')).toHaveText(name);
      expect.soft(await clipped(own), name).toEqual([]);
    }
  });

/** One at least: without tabs, what is shown is checked. */
const tabCount = `Math.max(1, document.querySelectorAll('[role=tab]').length)`;

function text(language: string, key: string): string {
  return JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'))[key].message;
}
