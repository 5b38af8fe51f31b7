import { browser } from '../platform/browser';

/** Opens the options, or one section of them, and closes the popup. */
export async function openOptions(section?: 'copying' | `rules/${string}` | `sites/${string}`): Promise<void> {
  if (section === undefined) await browser.runtime.openOptionsPage();
  else await browser.tabs.create({ url: optionsLink(section) });
  window.close();
}

export function optionsLink(section: string): string {
  return browser.runtime.getURL(`extension/options/options.html#${section}`);
}
