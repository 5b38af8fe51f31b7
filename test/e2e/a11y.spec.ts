import { findings } from './axe';
import { expect, test } from './fixtures';
import { ask } from './support/button';

const links = {
  'a dirty link': 'https://www.youtube.com/watch?v=abc&si=def&utm_source=x&fbclid=y&to=anna@example.com',
  'a clean link': 'https://www.youtube.com/watch?v=abc',
  'a sealed link':
    'https://files.s3.amazonaws.com/r?X-Amz-Signature=0a1b&X-Amz-Algorithm=A&X-Amz-Date=1&X-Amz-Expires=9',
  'a redirect': 'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa&sa=D',
  'a page that cannot be touched': 'chrome://version/',
};

test('axe is really asked: it finds a picture without words', async ({ app }) => {
  const own = await app.own('welcome/welcome.html');
  await own.evaluate(`document.querySelector('main img').removeAttribute('alt')`);
  expect(await findings(own)).toEqual([expect.stringContaining('image-alt')]);
  await own.close();
});

for (const scheme of ['light', 'dark'] as const) {
  for (const [what, link] of Object.entries(links))
    test(`axe finds nothing in the popup of ${what}, ${scheme}`, async ({ app, page }) => {
      await page.goto(link);
      const popup = await app.popup(page);
      await popup.colours(scheme);
      // With everything open that can be opened.
      await popup.evaluate(`document.querySelector('[aria-controls=forms]')?.click()`);
      await popup.evaluate(`document.querySelectorAll('details').forEach((one) => (one.open = true))`);
      expect(await findings(popup)).toEqual([]);
      await popup.close();
    });

  test(`axe finds nothing in the popup under another policy, ${scheme}`, async ({ app, page }) => {
    const own = await app.own('options/options.html');
    await ask(own, 'changeSettings', { patch: { policy: 'crawl' } });
    await own.close();
    await page.goto(links['a dirty link']);
    const popup = await app.popup(page);
    await popup.colours(scheme);
    expect(await popup.text()).toContain('Change it in the options');
    expect(await findings(popup)).toEqual([]);
    await popup.close();
  });

  for (const section of ['sites', 'copying', 'backup', 'about'])
    test(`axe finds nothing in the options, ${section}, ${scheme}`, async ({ app }) => {
      const own = await app.own(`options/options.html#${section}`);
      await own.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await ask(own, 'changeEntry', { site: 'a.example', change: { kind: 'parameter', name: 'x', action: 'keep' } });
      await ask(own, 'changeEntry', { site: 'b.example', change: { kind: 'alone', on: true } });
      await ask(own, 'changeSettings', {
        patch: { copy: 'chosen', copySites: ['a.example'], buttons: 'chosen', buttonSites: ['b.example'] },
      });
      await own.reload();
      await expect(own.locator('h1')).toBeVisible();
      if (section === 'sites') await own.getByRole('button', { name: 'a.example' }).click();
      expect(await findings(own)).toEqual([]);
      await own.close();
      await app.forgetAll();
    });

  test(`axe finds nothing in the welcome page, ${scheme}`, async ({ app }) => {
    const own = await app.own('welcome/welcome.html');
    await own.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await own.getByRole('button', { name: 'Not now' }).click();
    await expect(own.getByRole('status')).toContainText('Ordinary copies stay as they are.');
    expect(await findings(own)).toEqual([]);
    await own.close();
  });
}
