import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { App } from '../fixtures';

/** What a person fills in and presses on the page of a report. */
export function parts(report: Page): Record<'title' | 'text' | 'open' | 'keep' | 'copy' | 'save', Locator> {
  const button = (name: string) => report.locator('.outcome').getByRole('button', { name, exact: true });
  return {
    title: report.getByRole('textbox', { name: 'Title' }),
    text: report.getByRole('textbox', { name: 'The report, as it leaves' }),
    open: button('Open the form'),
    keep: button('Keep for later'),
    copy: button('Copy'),
    save: button('Save as a file'),
  };
}

/** The tab that opens by what is done, once it has loaded. */
export async function openedBy(context: BrowserContext, act: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent('page'), act()]);
  await page.waitForLoadState();
  if (page.url().includes('/report/')) await page.locator('main textarea').waitFor();
  return page;
}

/** What a form is filled with, by its address. */
export function form(page: Page): Record<string, string> {
  const { origin, pathname, searchParams } = new URL(page.url());
  return { at: origin + pathname, ...Object.fromEntries(searchParams) };
}

/** Every request to the web from now on, of pages and of the worker. @returns their addresses, each once */
export function watchRequests({ context, asked }: App): () => string[] {
  const urls: string[] = [];
  const before = asked.length;
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) urls.push(request.url());
  });
  return () => [...new Set([...urls, ...asked.slice(before)])];
}
