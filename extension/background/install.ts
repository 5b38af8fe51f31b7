import { browser } from '../platform/browser';
import type { Store } from '../platform/storage/store';
import { createMenus } from './menus';

/** What is to be done once after an installation or an update, and at each start of the browser. */
export function watchInstall(store: Store): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    void createMenus(store);
    if (reason === 'install')
      void browser.tabs.create({ url: browser.runtime.getURL('extension/welcome/welcome.html') });
  });
  browser.runtime.onStartup.addListener(() => void createMenus(store));
}
