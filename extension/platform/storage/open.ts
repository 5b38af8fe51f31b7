import { createStore, type Store } from './store';
import { browserSurroundings, closeToPages, watchBrowser } from './surroundings';

/**
 * The store of this extension, for the worker alone: pages ask the worker. Call it while the worker starts, before
 * anything is awaited, else the browser does not wake it for changes from other devices.
 */
export function openStore(): Store {
  const store = createStore(browserSurroundings());
  watchBrowser(store.changed);
  closeToPages();
  // Whatever an earlier run of the worker left undone.
  store.changed('sync');
  return store;
}
