import { browser } from '../platform/browser';
import type { Store } from '../platform/storage/store';
import { copyPage } from './copy-page';

export function watchCommands(store: Store): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'copy-page') void copyPage(store, tab, 'plain');
  });
}
