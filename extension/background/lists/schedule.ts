import { browser } from '../../platform/browser';
import { listsKey, readLists } from '../../platform/lists/state';
import { send } from '../../platform/messaging';
import { withDocument } from '../document';

const alarm = 'lists';

/**
 * Has lists fetched again by themselves, where the person switched that on for a list. Reading a list takes more code
 * than a worker needs on all other days, so that it is done in a document.
 */
export function watchLists(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarm) void withDocument(() => send('refreshLists', null));
  });
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && listsKey in changes) void keepAlarm();
  });
}

/** There is an alarm only where something is fetched by itself. */
async function keepAlarm(): Promise<void> {
  const automatic = (await readLists()).some(({ on, auto, address }) => on && auto && address !== null);
  if (!automatic) await browser.alarms.clear(alarm);
  else if (!(await browser.alarms.get(alarm))) browser.alarms.create(alarm, { periodInMinutes: 60 });
}
