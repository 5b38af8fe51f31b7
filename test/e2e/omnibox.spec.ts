import { expect, test } from './fixtures';
import { openPaster } from './support/paste';

interface Omnibox {
  setDefaultSuggestion(suggestion: { description: string }): Promise<void>;
  readonly onInputChanged: { dispatch(text: string, suggest: (given: Suggestion[]) => void): void };
  readonly onInputEntered: { dispatch(text: string, where: string): void };
}
interface Suggestion {
  readonly content: string;
  readonly description: string;
}

const link = 'https://example.com/a?id=1&q="<x>"&utm_source=mail';

test('behind the keyword a link is opened clean, or copied instead', async ({ app, page }) => {
  const paster = await openPaster(app.context);
  await paster.reset();
  await page.goto('https://example.org/');
  await page.bringToFront();
  const [worker] = app.context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  // The real browser says whether it can read what is suggested.
  const { suggested, refused } = await worker.evaluate(async (typed) => {
    const { omnibox } = (globalThis as unknown as { chrome: { omnibox: Omnibox } }).chrome;
    const given = await new Promise<Suggestion[]>((resolve) => omnibox.onInputChanged.dispatch(typed, resolve));
    const wrong = await Promise.allSettled(
      given.map(({ description }) => omnibox.setDefaultSuggestion({ description })),
    );
    return { suggested: given, refused: wrong.filter(({ status }) => status === 'rejected').length };
  }, link);
  expect(refused).toBe(0);
  expect(suggested).toEqual([{ content: `copy ${link}`, description: expect.stringContaining('Copy it instead') }]);

  const enter = (text: string) =>
    worker.evaluate(
      (typed) =>
        (globalThis as unknown as { chrome: { omnibox: Omnibox } }).chrome.omnibox.onInputEntered.dispatch(
          typed,
          'currentTab',
        ),
      text,
    );
  await enter(`copy ${link.replace('&q="<x>"', '')}`);
  await expect.poll(() => paster.paste()).toBe('https://example.com/a?id=1');
  await page.bringToFront();
  await enter('example.com/b?fbclid=x&p=2');
  await expect.poll(() => page.url()).toBe('https://example.com/b?p=2');
});
