import { browser } from '../browser';
import type { Area, Surroundings } from './area';
import { mirrorKey } from './mirror';

const alarm = 'storage-sync';

/** The browser's own storage, locks, clock and alarms. */
export function browserSurroundings(): Surroundings {
  const { local, sync } = browser.storage;
  return {
    local: local as Area,
    ...(sync ? { sync: sync as Area } : {}),
    alone: (thing, work) => navigator.locks.request(`storage-${thing}`, work) as ReturnType<typeof work>,
    now: () => Date.now(),
    wakeIn: (minutes) =>
      void (minutes === null ? browser.alarms.clear(alarm) : browser.alarms.create(alarm, { delayInMinutes: minutes })),
  };
}

/** Calls back when stored choices may have changed under us, or when it was asked to be woken. */
export function watchBrowser(changed: (area: 'local' | 'sync') => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'sync' || (area === 'local' && mirrorKey in changes)) changed(area);
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarm) changed('sync');
  });
}

/** Closes storage to content scripts, where the browser can: they live beside pages, and need none of it. */
export function closeToPages(): void {
  for (const area of [browser.storage.local, browser.storage.sync])
    if (area && canClose(area)) area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
}

interface Closable {
  setAccessLevel(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
}

function canClose(area: object): area is Closable {
  return 'setAccessLevel' in area && typeof area.setAccessLevel === 'function';
}
