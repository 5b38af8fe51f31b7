import { browser } from '../platform/browser';
import type { Store } from '../platform/storage/store';
import { copyPage } from './copy-page';
import { setPaused } from './pause';

export function watchCommands(store: Store): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'copy-page') void copyPage(store, tab, 'plain', 'shortcut');
    if (command === 'copy-page-markdown') void copyPage(store, tab, 'markdown', 'shortcut');
    if (command === 'pause') void store.read().then(({ settings }) => setPaused(store, !settings.paused, tab));
  });
}
