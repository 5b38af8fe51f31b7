import type { Page } from '@playwright/test';

/** Serves a page with so many different links, most of which carry what goes. @returns its address */
export async function serveManyLinks(page: Page, count: number): Promise<string> {
  const url = `https://many.example/${count}`;
  const body = `<!doctype html><html lang="en"><title>Many</title><ul>${Array.from({ length: count }, (_, index) => item(index)).join('')}</ul></html>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  return url;
}

const item = (index: number) =>
  `<li><span>${index}</span> <a href="https://site${index % 300}.example.com/path/to/${index}?id=${index}&amp;utm_source=news&amp;fbclid=x${index}">Story ${index}</a></li>`;

/** Starts to look for tasks of the page that take longer than 50 ms. @returns how long each was */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const here = window as Window & { tasks?: number[] };
    const tasks: number[] = (here.tasks = []);
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });
  return () => page.evaluate(() => (window as Window & { tasks?: number[] }).tasks ?? []);
}

/** In a page of the extension: chooses the tab, and keeps when the first line came and when all was done. */
export const timeTheList = `(() => {
  const start = performance.now();
  window.times = {};
  const look = () => {
    const list = document.querySelector('.lines');
    if (!times.first && list?.querySelector('.line')) times.first = performance.now() - start;
    if (list?.getAttribute('aria-busy') === 'false') times.all = performance.now() - start;
    else requestAnimationFrame(look);
  };
  look();
  document.querySelector('[data-tab=links]').click();
})()`;
