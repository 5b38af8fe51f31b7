import { browser } from '../platform/browser';

/** Opens the options, or one section of them, and closes the popup. */
export async function openOptions(section?: 'copying'): Promise<void> {
  if (section === undefined) await browser.runtime.openOptionsPage();
  else await browser.tabs.create({ url: browser.runtime.getURL(`extension/options/options.html#${section}`) });
  window.close();
}
