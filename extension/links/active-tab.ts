import { browser } from '../platform/browser';

/** The tab in front in this window; null when there is none. */
export async function activeTab(): Promise<number | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}

/** Calls back when another tab of this window comes to the front. */
export function onOtherTab(changed: (tabId: number) => void): void {
  let here: number | undefined;
  void browser.windows.getCurrent().then(({ id }) => (here = id));
  browser.tabs.onActivated.addListener(({ tabId, windowId }) => {
    if (windowId === here) changed(tabId);
  });
}
