import { browser } from '../platform/browser';
import type { Store } from '../platform/storage/store';
import { createMenus } from './menus';

/** What is to be done once after an installation or an update, and at each start of the browser. */
export function watchInstall(store: Store): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    void createMenus(store);
    if (reason === 'install') void welcome();
  });
  browser.runtime.onStartup.addListener(() => void createMenus(store));
}

const welcomedKey = 'welcomed';

/** Once a profile: Chromium tells of an installation at each start when its command line loads the extension. */
async function welcome(): Promise<void> {
  const { local } = browser.storage;
  if ((await local.get(welcomedKey))[welcomedKey]) return;
  await local.set({ [welcomedKey]: true });
  await browser.tabs.create({ url: browser.runtime.getURL('extension/welcome/welcome.html') });
}
