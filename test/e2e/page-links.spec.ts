import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { serveManyLinks, timeTheList, watchLongTasks } from './support/many-links';
import type { Target } from './target';

const article = 'https://page.example/article';
const dirty = 'https://www.example.com/story?id=1&utm_source=x&fbclid=y';
const clean = 'https://www.example.com/story?id=1';

const frame = (name: string) => `<!doctype html><html lang="en"><title>${name}</title>
  <a href="https://frame.example/${name}">In a frame: ${name}</a></html>`;

const body = `<!doctype html><html lang="en"><title>Article</title>
  <p><a id="dirty" href="${dirty.replaceAll('&', '&amp;')}">Read <b>more</b></a>
  <a href="${dirty.replaceAll('&', '&amp;')}"><img alt="A picture" src="data:,"></a>
  <a href="/about">About</a> <a href="mailto:me@example.com">Mail</a> <a href="javascript:void 0">Nothing</a> <a>None</a></p>
  <map name="m"><area alt="An area" href="https://area.example/?gclid=z" shape="rect" coords="0,0,9,9"></map>
  <img usemap="#m" alt="" src="data:," width="20" height="20">
  <svg width="20" height="20"><a href="https://svg.example/"><text y="10">S</text></a></svg>
  <div id="host"></div>
  <div hidden><a href="https://hidden.example/">Hidden</a></div>
  <p style="height: 3000px"></p>
  <p><a id="far" href="https://www.google.com/url?q=https%3A%2F%2Ffar.example%2F&amp;sa=D">Far below</a></p>
  <iframe title="own" src="/own"></iframe>
  <iframe title="srcdoc" srcdoc="${frame('srcdoc').replaceAll('"', '&quot;')}"></iframe>
  <iframe title="other" src="https://other.example/"></iframe>
  <script>document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML =
    '<div><a href="https://shadow.example/">In a shadow</a></div>'</script></html>`;

async function openArticle(page: Page): Promise<void> {
  await page.route(article, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('https://page.example/own', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame('own') }),
  );
  await page.goto(article);
}

/** What each line of the list says, its address first. */
const lines = `[...document.querySelectorAll('.line')].map((line) =>
  [line.querySelector('.address, .what b, .what del').textContent, line.querySelector('.about').innerText.replace(/\\s+/g, ' ')])`;
const addresses = async (popup: Target) => ((await popup.evaluate(lines)) as string[][]).map(([address]) => address);
const choose = (popup: Target, label: string, value: string) =>
  popup.evaluate(`(() => { const one = document.querySelector('[aria-label="${label}"]'); one.value = '${value}';
    one.dispatchEvent(new Event('change', { bubbles: true })); })()`);
const click = (popup: Target, text: string) =>
  popup.evaluate(`[...document.querySelectorAll('button')].find((one) =>
    one.textContent.includes('${text}') || one.getAttribute('aria-label') === '${text}').click()`);
const done = `document.querySelector('.lines')?.getAttribute('aria-busy') === 'false'`;

async function openList(popup: Target): Promise<void> {
  await popup.evaluate(`document.querySelector('[data-tab=links]').click()`);
  await expect.poll(() => popup.evaluate(done)).toBe(true);
}

const all = [
  'www.example.com/story?id=1&utm_source=x&fbclid=y',
  'page.example/about',
  'area.example/?gclid=z',
  'svg.example/',
  'shadow.example/',
  'hidden.example/',
  'www.google.com/url?q=https%3A%2F%2Ffar.example%2F&sa=D',
  'frame.example/own',
  'frame.example/srcdoc',
];

test('lists every link of the page, wherever it is, and says what it does not see', async ({ app, page }) => {
  await openArticle(page);
  const popup = await app.popup(page);
  await openList(popup);
  await expect.poll(async () => (await addresses(popup)).toSorted()).toEqual(all.toSorted());
  const found = new Map((await popup.evaluate(lines)) as [string, string][]);
  expect(found.get(all[0] ?? '')).toBe('Removed: 2. −2 utm_source fbclid “Read more” 2 times');
  expect(found.get('area.example/?gclid=z')).toBe('Removed: 1. −1 gclid “An area”');
  expect(found.get('page.example/about')).toBe('Nothing to remove “About”');
  expect(found.get(all[6] ?? '')).toContain('“Far below”');
  const text = await popup.text();
  expect(text).toContain('Links: 10 · Not to web pages: 2');
  expect(text).toContain('Frames of other sites in this page, whose links are not listed: 1.');
  expect(text).toContain('Allow all sites');
  await popup.close();
});

test('groups, filters and orders, and copies what is listed or chosen', async ({ app, page }) => {
  await openArticle(page);
  const popup = await app.popup(page);
  await openList(popup);
  await choose(popup, 'Group', 'parameter');
  expect(await popup.evaluate(lines)).toEqual(
    expect.arrayContaining([
      ['fbclid', 'Links: 2 · Facebook · Removed'],
      ['id', 'Links: 2 · Kept'],
      ['gclid', 'Links: 1 · Google · Removed'],
    ]),
  );
  await popup.evaluate(`document.querySelector('.group-line .main').click()`);
  expect(await addresses(popup)).toContain(all[0]);
  await choose(popup, 'Group', 'site');
  expect(await popup.evaluate(lines)).toEqual(
    expect.arrayContaining([['example.com', 'Links: 2 · something goes in 1']]),
  );
  await choose(popup, 'Group', 'none');
  await choose(popup, 'Show', 'goes');
  expect(await addresses(popup)).toEqual([all[0], 'area.example/?gclid=z']);
  await choose(popup, 'Order', 'address');
  expect(await addresses(popup)).toEqual(['area.example/?gclid=z', all[0]]);
  await click(popup, 'Copy clean (2)');
  await expect.poll(() => popup.text()).toContain('Copied: 2');
  await popup.evaluate(`document.querySelectorAll('.line input')[1].click()`);
  await click(popup, 'Copy clean (1)');
  await expect.poll(() => popup.text()).toContain('Copied: 1');
  await popup.evaluate(`(() => { const box = document.querySelector('input[type=search]'); box.value = 'no such word';
    box.dispatchEvent(new InputEvent('input', { bubbles: true })); })()`);
  await expect.poll(() => popup.text()).toContain('No link of this page is like that.');
  await popup.close();
  await page.evaluate(`document.body.innerHTML = '<textarea aria-label="here"></textarea>'`);
  await page.getByLabel('here').focus();
  await page.keyboard.press('Control+V');
  expect(await page.getByLabel('here').inputValue()).toBe(clean);
});

test('saves what is listed as a file', async ({ app, page }) => {
  await openArticle(page);
  const popup = await app.popup(page);
  await openList(popup);
  // The file as the browser is given it.
  await popup.evaluate(`URL.createObjectURL = (blob) => { window.saved = blob.text(); return 'data:,'; }`);
  await click(popup, 'Save as CSV: 9');
  const csv = String(await popup.evaluate('saved'));
  expect(csv).toContain(`${dirty},${clean},example.com,Read more,2,utm_source; fbclid,id,`);
  await click(popup, 'Save as JSON: 9');
  const json = JSON.parse(String(await popup.evaluate('saved'))) as { link: string; clean: string }[];
  expect(json.find(({ link }) => link === dirty)).toMatchObject({ clean, times: 2, removed: ['utm_source', 'fbclid'] });
  await popup.close();
});

const markOf = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector('html > [popover]')?.getBoundingClientRect();
    return mark ? { x: Math.round(mark.x), y: Math.round(mark.y) } : null;
  });

test('shows a link in the page, with the keyboard alone, and leaves the page as it was', async ({ app, page }) => {
  await openArticle(page);
  const before = await page.evaluate(() => [document.documentElement.outerHTML, scrollY]);
  const popup = await app.popup(page);
  await openList(popup);
  await popup.evaluate(`document.querySelector('[data-tab=links]').focus()`);
  const inList = `document.activeElement.closest('.line') !== null`;
  for (let step = 0; step < 20 && !(await popup.evaluate(inList)); step++) await popup.press('Tab');
  // What is in frames comes when they answer: before or behind the links of the page itself.
  const there = `document.activeElement.innerText.includes('www.google.com/url')`;
  for (let step = 1; step < all.length && !(await popup.evaluate(there)); step++) await popup.press('ArrowDown');
  expect(await popup.evaluate('document.activeElement.innerText')).toContain('www.google.com/url');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('Shown in the page: place 1 of 1.');
  expect(await popup.text()).toContain('far.example');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const box = await page.locator('#far').boundingBox();
  await expect.poll(() => markOf(page)).toEqual({ x: Math.round((box?.x ?? 0) - 5), y: Math.round((box?.y ?? 0) - 5) });
  await popup.command('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Escape', windowsVirtualKeyCode: 27 });
  await expect.poll(() => markOf(page)).toBeNull();
  expect(await page.evaluate(() => [document.documentElement.outerHTML, scrollY])).toEqual(before);
  expect(await popup.evaluate('document.activeElement.innerText')).toContain('www.google.com/url');

  await click(popup, 'hidden.example/');
  await expect.poll(() => popup.text()).toContain('it is hidden');
  await click(popup, 'www.example.com/story');
  await expect.poll(() => popup.text()).toContain('Shown in the page: place 1 of 2.');
  await click(popup, 'Show the next place');
  await expect.poll(() => popup.text()).toContain('place 2 of 2.');
  await popup.close();
  await expect.poll(() => markOf(page)).toBeNull();
});

test('follows what changes in the page', async ({ app, page }) => {
  await openArticle(page);
  const popup = await app.popup(page);
  await openList(popup);
  await page.evaluate(() => {
    document.getElementById('dirty')?.setAttribute('href', 'https://changed.example/');
    document.getElementById('host')?.shadowRoot?.replaceChildren();
    document.body.append(
      Object.assign(document.createElement('a'), { href: 'https://new.example/', textContent: 'New' }),
    );
  });
  await expect.poll(() => addresses(popup)).toEqual(expect.arrayContaining(['changed.example/', 'new.example/']));
  await expect.poll(() => addresses(popup)).not.toContain('shadow.example/');
  expect(await addresses(popup)).toContain(all[0]);
  // The next page of the same site may be seen, too.
  await page.goto('https://page.example/next');
  await expect.poll(() => popup.text()).toContain('There is no link to a web page on this page.');
  await page.goto('https://elsewhere.example/');
  await expect.poll(() => popup.text()).toContain('The page is no longer there, and this list is as it was.');
  await popup.close();
});

test('what a hostile page writes is shown inert, and can be seen', async ({ app, page }) => {
  const url = 'https://page.example/hostile';
  const hostile = `<!doctype html><html lang="en"><title>&lt;img src=x onerror=alert(1)&gt;</title>
    <a href="https://xn--pple-43d.com/?%E2%80%AEutm_source=1&amp;%3Cimg%20src%3Dx%3E=2">\u202Ekcilc &lt;img src=x onerror="window.ran = 1"&gt; \u0000</a>
    <a href="https://аpple.com/">аpple.com</a><a href="https://a.example/\u202Egpj.exe">x</a></html>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: hostile }));
  await page.goto(url);
  const popup = await app.popup(page);
  await openList(popup);
  const said = JSON.stringify(await popup.evaluate(lines));
  expect(said).toContain('“%E2%80%AEkcilc <img src=x onerror=');
  expect(await addresses(popup)).toContain('xn--pple-43d.com/');
  expect(await addresses(popup)).toContain('a.example/%E2%80%AEgpj.exe');
  await choose(popup, 'Group', 'parameter');
  expect(await addresses(popup)).toEqual(expect.arrayContaining(['%E2%80%AEutm_source', '<img src=x>']));
  expect(await popup.text()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(await popup.evaluate(`[document.querySelectorAll('#app img').length, typeof window.ran]`)).toEqual([
    0,
    'undefined',
  ]);
  await popup.close();
});

test('20,000 links: the first are there within 200 ms, all within a second, and the page waits for none', async ({
  app,
  page,
}) => {
  await page.goto(await serveManyLinks(page, 20_000));
  const rounds: string[] = [];
  // What the machine does beside it counts too: one quiet run of several is what it takes.
  await expect(async () => {
    const popup = await app.popup(page);
    const tasks = await watchLongTasks(page);
    await popup.evaluate(timeTheList);
    await expect.poll(() => popup.evaluate('times.all'), { timeout: 15_000 }).toBeDefined();
    const { first, all: whole } = Object(await popup.evaluate('times'));
    const longest = Math.max(0, ...(await tasks()));
    const there = Number(await popup.evaluate(`document.querySelectorAll('.line').length`));
    const text = await popup.text();
    await popup.close();
    rounds.push(`first ${first.toFixed(0)} ms, all ${whole.toFixed(0)} ms, longest task over 50 ms: ${longest} ms`);
    expect(text).toContain('Links: 20,000');
    expect(there).toBeLessThan(60);
    expect(first).toBeLessThanOrEqual(200);
    expect(whole).toBeLessThanOrEqual(1000);
    expect(longest).toBeLessThanOrEqual(50);
  }).toPass({ timeout: 50_000, intervals: [1000] });
  // oxlint-disable-next-line no-console -- the figures are what this test is for
  console.log(`20,000 links (load ${loadavg()[0]?.toFixed(1)}):\n${rounds.join('\n')}`);
});

test('a million links: the first hundred thousand are listed, the others counted, and the page stays alive', async ({
  app,
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('https://page.example/million');
  await page.evaluate(() => {
    // What the browser itself takes to draw them is not asked here.
    document.body.style.display = 'none';
    for (let index = 0; index < 1_000_000; index++) {
      const link = document.createElement('a');
      link.href = `https://m.example/${index}?fbclid=${index}`;
      document.body.append(link);
    }
  });
  const popup = await app.popup(page);
  await popup.evaluate(`document.querySelector('[data-tab=links]').click()`);
  await expect
    .poll(() => popup.text(), { timeout: 60_000 })
    .toContain('The page has 1,000,000 links. The first 100,000 are listed.');
  await expect.poll(() => popup.evaluate(done), { timeout: 60_000 }).toBe(true);
  expect(await popup.evaluate(`document.querySelectorAll('.line').length`)).toBeLessThan(60);
  expect(await page.evaluate('1 + 1')).toBe(2);
  await popup.close();
});
