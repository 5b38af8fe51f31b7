import { findings } from './axe';
import { expect, test } from './fixtures';
import { clipped } from './support/clipped';
import { everyScreen } from './support/every-screen';
import { empty, fill } from './support/screens';

test.afterEach(({ app }) => empty(app));

test('axe is really asked: it finds a picture without words', async ({ app }) => {
  const own = await app.own('welcome/welcome.html');
  await own.evaluate(`document.querySelector('main img').removeAttribute('alt')`);
  expect(await findings(own)).toEqual([expect.stringContaining('image-alt')]);
  await own.close();
});

test('what is clipped is really seen', async ({ app }) => {
  const own = await app.own('welcome/welcome.html');
  await own.evaluate(
    `document.querySelector('h1').style.cssText = 'width: 20px; overflow: hidden; white-space: nowrap'`,
  );
  expect(await clipped(own)).toEqual([expect.stringContaining('H1')]);
  await own.close();
});

for (const [group, screens] of Object.entries(everyScreen))
  test(`${group}: no finding in light, dark and forced colours, and nothing is clipped at 200 %`, async ({
    app,
    page,
  }) => {
    await fill(app);
    for (const [name, open] of Object.entries(screens)) {
      const screen = await open(app, page);
      // Forced first: after dark, Chromium leaves words in an open `details` in the ink of dark, which nobody else sees.
      for (const colours of ['forced', 'light', 'dark'] as const) {
        await screen.colours(colours);
        expect.soft(await findings(screen), `${name}, ${colours}`).toEqual([]);
      }
      for (const factor of [1, 2]) {
        await screen.zoom(factor);
        expect.soft(await clipped(screen), `${name} at ${100 * factor} %`).toEqual([]);
      }
      await screen.close();
    }
  });

test.describe('in Arabic', () => {
  // The browser is shared with other files, which speak English.
  test.afterAll(({ app }) => app.restart());

  test('every page is written from right to left, without a finding, and nothing is clipped', async ({ app }) => {
    test.setTimeout(180_000);
    await app.restart('ar');
    const page = await app.context.newPage();
    for (const screens of Object.values(everyScreen)) {
      await fill(app);
      for (const [name, open] of Object.entries(screens)) {
        const screen = await open(app, page);
        await screen.colours('light');
        expect
          .soft(await screen.evaluate('[document.documentElement.lang, document.documentElement.dir]'), name)
          .toEqual(['ar', 'rtl']);
        expect.soft(await findings(screen), name).toEqual([]);
        for (const factor of [1, 2]) {
          await screen.zoom(factor);
          expect.soft(await clipped(screen), `${name} at ${100 * factor} %`).toEqual([]);
        }
        await screen.close();
      }
    }
  });
});
