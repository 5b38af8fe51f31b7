import type { Page } from '@playwright/test';
import type { App } from '../fixtures';
import { dirty, ofPage, ofPopup, openAll, openReportOf, press, there, write, type Screen } from './screens';
import { ask } from './button';

type Open = (app: App, page: Page) => Promise<Screen>;

const news = `<!doctype html><html lang="en"><title>News</title>
  <a href="${dirty.replaceAll('&', '&amp;')}">Watch the report on the bridge for everybody, and what it cost</a>
  <a href="https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fstudy&amp;sa=D">The study</a>
  <a href="/about">About us</a><iframe title="other" src="https://other.example/"></iframe></html>`;

async function popupOf(app: App, page: Page, link: string): Promise<Screen> {
  await page.goto(link);
  return ofPopup(await app.popup(page));
}

const popup =
  (link: string): Open =>
  async (app, page) => {
    const screen = await popupOf(app, page, link);
    await openAll(screen);
    return screen;
  };

const tab =
  (name: string, then: (screen: Screen) => Promise<unknown>, link = dirty): Open =>
  async (app, page) => {
    const screen = await popupOf(app, page, link);
    await press(screen, `[data-tab=${name}]`);
    await then(screen);
    return screen;
  };

const own =
  (
    path: string,
    then: (page: Page, screen: Screen) => Promise<unknown> = async () => undefined,
    width?: number,
  ): Open =>
  async (app) => {
    const page = await app.own(path);
    const screen = ofPage(page, width);
    await page.locator('h1').waitFor();
    await then(page, screen);
    await openAll(screen);
    return screen;
  };

const options = (section: string, then?: (page: Page, screen: Screen) => Promise<unknown>): Open =>
  own(`options/options.html#${section}`, then);

const rule = (id: string): Open =>
  options(`rules/${id}`, (page) => page.locator('.entry .body:not([hidden])').waitFor());

const prose = `Read https://example.com/a?id=1&utm_source=mail and ${dirty}`;

const list = '||shop.example.com^$removeparam=promo_src\n||news.example.com^$removeparam=/^(a+)+=/\n';

async function openNews(page: Page): Promise<void> {
  await page.route('https://news.example/', (route) => route.fulfill({ contentType: 'text/html', body: news }));
}

async function linksIn(app: App, page: Page, then: (screen: Screen) => Promise<unknown>): Promise<Screen> {
  await openNews(page);
  return tab('links', then, 'https://news.example/')(app, page);
}

/** Every page of the extension, in the states that look different. */
export const everyScreen: Readonly<Record<string, Readonly<Record<string, Open>>>> = {
  popup: {
    'a dirty link, with its other forms and a code': async (app, page) => {
      const screen = await popup(dirty)(app, page);
      await press(screen, '[aria-controls=forms]');
      await press(screen, '#forms [aria-expanded=false], #forms button:last-of-type');
      return screen;
    },
    'a clean link': popup('https://www.youtube.com/watch?v=abc'),
    'a sealed link': popup(
      'https://files.s3.amazonaws.com/r?X-Amz-Signature=0a1b&X-Amz-Algorithm=A&X-Amz-Date=1&X-Amz-Expires=9',
    ),
    'a redirect': popup('https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa&sa=D'),
    'a page that cannot be touched': popup('chrome://version/'),
    'a site that is left alone': popup('https://intranet.a-rather-long-name-of-a-host.example.org/?utm_source=x'),
    'a link under another policy': async (app, page) => {
      await change(app, { policy: 'crawl' });
      return popup(dirty)(app, page);
    },
    paused: async (app, page) => {
      await change(app, { policy: 'share', paused: true });
      return popup(dirty)(app, page);
    },
  },
  'tabs of the popup': {
    'links of the page, one chosen': (app, page) =>
      linksIn(app, page, async (screen) => {
        await press(screen, '.line .main');
        await there(screen, '.carried');
      }),
    'links of the page, by parameter, one open': (app, page) =>
      linksIn(app, page, async (screen) => {
        await there(screen, '.lines[aria-busy=false]');
        await screen.evaluate(`(() => { const one = [...document.querySelectorAll('select')].find(({ options }) =>
          [...options].some(({ value }) => value === 'parameter')); one.value = 'parameter';
          one.dispatchEvent(new Event('change', { bubbles: true })); })()`);
        await press(screen, '.group-line .main');
      }),
    'no links': tab('links', (screen) => there(screen, '.links .empty, .links .notice, .empty')),
    'a text': tab('text', async (screen) => {
      await write(screen, '.text-box textarea', prose);
      await there(screen, '.text-box details, .text-box ul, .text-box ol');
      await openAll(screen);
    }),
    'recent copies': tab('recent', async (screen) => {
      await there(screen, '.copied');
      await openAll(screen);
    }),
  },
  'options, what is chosen': {
    sites: options('sites/youtube.com', async (page) => {
      await page.locator('.entry .body:not([hidden])').waitFor();
      await page.locator('.entry .pick').first().check();
    }),
    'sites, after one was deleted': options('sites/files.example.net', async (page) => {
      await page.locator('.entry .delete').click();
      await page.locator('.undo').waitFor();
      await page.locator('.undo button').click();
    }),
    copying: options('copying'),
    history: options('history', (page) => page.locator('.copied').first().waitFor()),
    browsing: options('browsing'),
    text: options('text', async (page, screen) => {
      await write(screen, '.text-box textarea', prose);
      await page.locator('.text-box textarea').nth(1).waitFor();
    }),
  },
  'options, what is known': {
    'a rule that is off': rule('youtube-sharer'),
    'a guard': rule('mail/unsubscribe'),
    'a wrapper': rule('mail-wrap/activecampaign'),
    'a warning': rule('warn/password'),
    lists: options('lists', async (page) => {
      const file = { name: 'tracking.txt', mimeType: 'text/plain', buffer: Buffer.from(list) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('details').first().waitFor();
    }),
    playground: options('playground', async (page, screen) => {
      await write(screen, '.play-link textarea', dirty);
      await page.locator('table, .policies').first().waitFor();
    }),
    backup: options('backup'),
    permissions: options('permissions'),
    about: options('about', (page) => page.locator('.waiting').waitFor()),
  },
  'other pages': {
    'a report': async (app) => {
      const report = await openReportOf(app, 2);
      return ofPage(report);
    },
    'a report that is refused': async (app) => {
      const report = await openReportOf(app, 2);
      await report.locator('textarea').fill(`${await report.locator('textarea').inputValue()}\nanna@example.com`);
      await report.locator('.secrets li').waitFor();
      return ofPage(report);
    },
    'a report of nothing': own('report/report.html#nothing', (page) => page.locator('.notice').first().waitFor()),
    'the panel': own('panel/panel.html', undefined, 640),
    welcome: own('welcome/welcome.html'),
    'welcome, declined': own('welcome/welcome.html', (page) => page.locator('button').last().click()),
  },
};

async function change(app: App, patch: object): Promise<void> {
  const page = await app.own('options/options.html#about');
  await ask(page, 'changeSettings', { patch });
  await page.close();
}
