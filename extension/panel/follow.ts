import { activeTab, onOtherTab } from '../links/active-tab';
import { look, reach, standing } from '../links/state';
import { browser } from '../platform/browser';

/** Looks at the tab in front, and at the next one when another comes to the front or is opened to us. */
export async function follow(): Promise<void> {
  onOtherTab(look);
  // A click on our button opens a tab to us, and the popup tells the worker that it used the tab's link.
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (standing.value !== 'open' && isUse(message)) void reach();
    return undefined;
  });
  const tab = await activeTab();
  if (tab !== null) look(tab);
}

const isUse = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'used';
