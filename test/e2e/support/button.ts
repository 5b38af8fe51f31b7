import type { Page } from '@playwright/test';

interface Browser {
  readonly tabs: { query(which: object): Promise<{ id?: number }[]> };
  readonly action: Record<'getBadgeText' | 'getTitle' | 'getPopup', (of: object) => Promise<string>>;
}

/** What the toolbar button shows for the tab in front. @param own a page of the extension, which may ask */
export function readButton(own: Page): Promise<{ badge: string; title: string; popup: string }> {
  return own.evaluate(async () => {
    const { tabs, action } = (globalThis as unknown as { chrome: Browser }).chrome;
    const [tab] = await tabs.query({ active: true, currentWindow: true });
    const of = tab?.id === undefined ? {} : { tabId: tab.id };
    return { badge: await action.getBadgeText(of), title: await action.getTitle(of), popup: await action.getPopup(of) };
  });
}

/** Sends a message as a page of the extension does. */
export function ask(own: Page, kind: string, request: unknown): Promise<unknown> {
  return own.evaluate(
    (message) =>
      (
        globalThis as unknown as { chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } } }
      ).chrome.runtime.sendMessage(message),
    { kind, request },
  );
}
