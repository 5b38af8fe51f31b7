import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, type App } from './fixtures';
import { form, openedBy, parts, watchRequests } from './support/report';
import { openPaster } from './support/paste';

const token = 'IwAR2xQmVnT5v0mA7bL8cKpQz9dYhE3sU';
const link = `https://shop.example.com/Ware-42/blau?stage=Two-2b&to=anna%40example.com&utm_source=Mail7&fbclid=${token}`;

/** What the report of the link says when nothing was chosen, but for what went wrong and with which parameter. */
const masked = [
  'host: *.example.com',
  'path: /Xxxx-99/xxxx',
  'query: keep default default stage=Xxx-9x',
  'query: keep default default to=xxxx%40xxxxxxx.xxx',
  'query: strip blocklist utm utm_source=Xxxx9',
  'query: strip blocklist meta-click fbclid=XxXX9xXxXxX9x9xX9xX9xXxXx9xXxX9xX',
];

/** The page on which the row of a parameter in the popup is reported. */
async function fromPopup(app: App, page: Page, name: string): Promise<Page> {
  await page.goto(link);
  const popup = await app.popup(page);
  return openedBy(app.context, () =>
    popup.evaluate(`[...document.querySelectorAll('.row button')].find((one) =>
      one.getAttribute('aria-label').startsWith('Report') && one.getAttribute('aria-label').includes('${name}')).click()`),
  );
}

test('from a row of the popup: what is shown is what the form is filled with, and nothing else is sent', async ({
  app,
  page,
}) => {
  const requests = watchRequests(app);
  const report = await fromPopup(app, page, 'utm_source');
  const { title, text, open } = parts(report);
  await expect(title).toHaveValue('Broken: *.example.com, utm');
  const lines = (await text.inputValue()).split('\n');
  expect(lines).toEqual(expect.arrayContaining([...masked, 'kind: broke', 'about: utm_source']));
  expect(await text.inputValue()).not.toMatch(/Two|anna|Mail|IwAR|Ware|blau/);
  // The link stands in no address, either.
  expect(report.url()).not.toMatch(/shop|stage|Two/);

  await text.fill(`The stage is gone.\n\n${await text.inputValue()}`);
  const opened = await openedBy(app.context, () => open.click());
  expect(form(opened)).toEqual({
    at: 'https://github.example/plainlink/plainlink/issues/new',
    template: 'a-link-was-broken.yml',
    title: await title.inputValue(),
    report: await text.inputValue(),
  });
  await expect(report.getByText('The form is open in a new tab.')).toBeVisible();
  expect(requests().filter((url) => url !== link)).toEqual([opened.url()]);
  await opened.close();
  await report.close();
});

test('from a link on the page, and from a copy in the history of the popup and of the options', async ({
  app,
  page,
}) => {
  const at = 'https://news.example/list';
  const body = `<!doctype html><html lang="en"><title>News</title><a href="${link.replaceAll('&', '&amp;')}">Ware</a></html>`;
  await page.route(at, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(at);
  let popup = await app.popup(page);
  await popup.evaluate(`document.querySelector('[data-tab=links]').click()`);
  await expect.poll(() => popup.text()).toContain('“Ware”');
  await popup.evaluate(`document.querySelector('.line .main').click()`);
  await expect.poll(() => popup.text()).toContain('Facebook adds this');
  let report = await openedBy(app.context, () =>
    popup.evaluate(`document.querySelector('[aria-label="Report that the link does not need stage"]').click()`),
  );
  const { title, text } = parts(report);
  await expect(title).toHaveValue('Left in: *.example.com');
  expect((await text.inputValue()).split('\n')).toEqual(
    expect.arrayContaining([...masked, 'kind: left-in', 'about: stage']),
  );
  await report.close();
  await popup.close().catch(() => undefined);

  await page.goto(link);
  popup = await app.popup(page);
  await popup.evaluate(`document.querySelector('#copy').click()`);
  await expect.poll(() => popup.text()).toContain('Copied');
  await popup.evaluate(`document.querySelector('[data-tab=recent]').click()`);
  const row = `document.querySelector('.copied [aria-label^="Report a mistake in https://shop.example.com/Ware-42"]')`;
  await expect.poll(() => popup.evaluate(`${row} !== null`)).toBe(true);
  report = await openedBy(app.context, () => popup.evaluate(`${row}.click()`));
  await expect(parts(report).title).toHaveValue('Broken: *.example.com');
  await report.close();
  await popup.close().catch(() => undefined);

  const own = await app.own('options/options.html#history');
  report = await openedBy(app.context, () => own.getByRole('button', { name: 'Report a mistake in' }).click());
  const lines = (await parts(report).text.inputValue()).split('\n');
  expect(lines).toEqual(expect.arrayContaining([...masked, 'kind: broke', 'about: -']));
  await report.close();
  await own.close();
});

test('of several links that were copied at once each can be reported; of one that was not changed, what stayed', async ({
  app,
}) => {
  const own = await app.own('options/options.html#history');
  const copied = (links: { before: string; after: string }[]) =>
    own.evaluate(
      (request) =>
        (
          globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<unknown> } } }
        ).chrome.runtime.sendMessage({ kind: 'copiedLinks', request }),
      { way: 'box', tabId: null, links },
    );
  await copied([
    { before: 'https://a.example/?fbclid=x', after: 'https://a.example/' },
    { before: 'https://b-shop.com/?fbclid=y', after: 'https://b-shop.com/' },
  ]);
  await copied([{ before: 'https://c-shop.com/?z=1', after: 'https://c-shop.com/?z=1' }]);
  await own.getByText('Why', { exact: true }).click();
  let report = await openedBy(app.context, () =>
    own.getByRole('button', { name: 'Report a mistake in https://b-shop.com/?fbclid=y' }).click(),
  );
  await expect(parts(report).title).toHaveValue('Broken: b-shop.com');
  await report.close();
  report = await openedBy(app.context, () =>
    own.getByRole('button', { name: 'Report a mistake in https://c-shop.com' }).click(),
  );
  await expect(parts(report).title).toHaveValue('Left in: c-shop.com');
  await report.close();
  await own.close();
});

test('each value is unmasked alone, the path by choice, and what was edited by hand stays', async ({ app, page }) => {
  const report = await fromPopup(app, page, 'stage');
  const { title, text } = parts(report);
  await expect(title).toHaveValue('Left in: *.example.com');
  const first = await text.inputValue();
  await report.getByRole('button', { name: 'Show the value of stage' }).click();
  const shown = first.replace('stage=Xxx-9x', 'stage=Two-2b');
  await expect(text).toHaveValue(shown);
  await report.getByRole('combobox', { name: 'Path' }).selectOption({ label: 'As it is' });
  await expect(text).toHaveValue(shown.replace('/Xxxx-99/xxxx', '/Ware-42/blau'));
  await report.getByRole('combobox', { name: 'Path' }).selectOption({ label: 'Nothing' });
  await expect(text).toHaveValue(shown.replace('/Xxxx-99/xxxx', '-'));
  await report.getByRole('combobox', { name: 'Path' }).selectOption({ label: 'Its shape only' });
  await report.getByRole('button', { name: 'Mask the value of stage' }).click();
  await expect(text).toHaveValue(first);

  await text.fill(first.replace('query: strip blocklist utm utm_source=Xxxx9\n', '').replace(/^.*\n/, 'My words\n'));
  await report.getByRole('radio', { name: 'The clean link is broken' }).check();
  await expect(title).toHaveValue('Broken: *.example.com');
  expect(await text.inputValue()).toMatch(/^My words\n/);
  expect(await text.inputValue()).toContain('kind: broke');
  expect(await text.inputValue()).not.toContain('utm_source');
  await report.close();
});

test('refused in every way while an e-mail, a token or a credential can be read in it', async ({ app, page }) => {
  const report = await fromPopup(app, page, 'fbclid');
  const { title, text, open, keep, copy, save } = parts(report);
  const first = await text.inputValue();
  const refused = async (what: string) => {
    await expect(report.getByText('This cannot leave yet')).toBeVisible();
    await expect(report.getByText(what)).toBeVisible();
    for (const button of [open, keep, copy, save]) await expect(button).toBeDisabled();
  };
  const allowed = async () => {
    await expect(report.getByText('This cannot leave yet')).toBeHidden();
    for (const button of [open, keep, copy, save]) await expect(button).toBeEnabled();
  };
  await allowed();
  for (const [name, what] of [
    ['fbclid', 'what looks like a token'],
    ['to', 'an e-mail address'],
  ] as const) {
    await report.getByRole('button', { name: `Show the value of ${name}`, exact: true }).click();
    await refused(what);
    await report.getByRole('button', { name: `Mask the value of ${name}`, exact: true }).click();
    await allowed();
  }
  for (const [typed, what] of [
    ['write to anna@example.com', 'an e-mail address'],
    ['anna%40example%2Ecom', 'an e-mail address'],
    ['password=hunter2', 'a password or key'],
    ['https://anna:hunter2@example.com/', 'a user name in a link'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJlMTIz', 'what looks like a token'],
  ] as const) {
    await text.fill(`${first}\n${typed}`);
    await refused(what);
    await text.fill(first);
    await allowed();
  }
  await text.fill(`${first}\nwrite to anna@example.com`);
  await report.getByRole('button', { name: 'Go there' }).click();
  expect(await text.evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd))).toBe(
    'anna@example.com',
  );
  await text.fill(first);
  await title.fill('Broken for anna@example.com');
  await refused('In the title');
  await report.close();
});

test('copied and saved as it is shown, and a text too long for an address opens the empty form', async ({
  app,
  page,
}) => {
  const paster = await openPaster(app.context);
  const requests = watchRequests(app);
  const report = await fromPopup(app, page, 'fbclid');
  const { text, copy, save } = parts(report);
  await copy.click();
  await expect(report.getByText('The report is copied.')).toBeVisible();
  const shown = await text.inputValue();
  expect(await paster.paste()).toBe(shown);
  await report.bringToFront();
  const [file] = await Promise.all([report.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^plainlink-report-\d{4}-\d\d-\d\d\.md$/);
  expect(readFileSync(await file.path(), 'utf8')).toBe(shown);
  expect(requests().filter((url) => url !== link)).toEqual([]);

  await text.fill(`${shown}\n${'a word '.repeat(1200)}`);
  const opened = await openedBy(app.context, () => report.getByRole('button', { name: 'Open the empty form' }).click());
  expect(opened.url()).toBe('https://github.example/plainlink/plainlink/issues/new?template=a-link-was-broken.yml');
  await expect(report.getByText('Paste the report there.')).toBeVisible();
  await opened.close();
  await report.close();
});

test('offline it waits, is there after a restart, and is sent as it was by a click alone', async ({ app, page }) => {
  const report = await fromPopup(app, page, 'fbclid');
  const { title, text, open, keep } = parts(report);
  const kept = { title: await title.inputValue(), report: await text.inputValue() };
  await app.context.setOffline(true);
  await expect(report.getByText('You are offline.')).toBeVisible();
  await expect(open).toBeDisabled();
  await keep.click();
  await expect(report.getByRole('heading', { name: 'Reports that wait' })).toBeVisible();
  await app.context.setOffline(false);
  await expect(open).toBeEnabled();

  await app.restart();
  const requests = watchRequests(app);
  const own = await app.own('options/options.html#about');
  await own.getByText(kept.title).click();
  expect(await own.locator('.waiting pre').textContent()).toBe(kept.report);
  expect(requests()).toEqual([]);
  const opened = await openedBy(app.context, () =>
    own.getByRole('button', { name: `Open the form for “${kept.title}”` }).click(),
  );
  expect(form(opened)).toMatchObject({ ...kept, template: 'a-link-was-broken.yml' });
  expect(requests()).toEqual([opened.url()]);
  await opened.close();

  await own.getByRole('button', { name: `Delete “${kept.title}”` }).click();
  await own.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own.getByText(kept.title)).toBeHidden();
  await own.close();
});

test('a page that no longer knows its link says so and offers nothing to send', async ({ app }) => {
  const report = await app.own('report/report.html#00000000-0000-0000-0000-000000000000');
  await expect(report.getByText('This page no longer knows the link')).toBeVisible();
  await expect(report.getByRole('button')).toHaveCount(0);
  await report.close();
});
