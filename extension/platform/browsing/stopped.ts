import { browser } from '../browser';
import { list, read, text } from '../shape';

/** Where sites stand that put back what was taken out. */
export const stoppedKey = 'browsing-stopped';

const hosts = list(text(255), 1000);

/** Sites that put back what was taken out, on which nothing is taken out any more on this device. */
export async function readStopped(): Promise<readonly string[]> {
  const found = read(hosts, (await browser.storage.local.get(stoppedKey))[stoppedKey], stoppedKey);
  return found.ok ? found.value : [];
}

/** Changes them, one change after the other. */
export function changeStopped(change: (stopped: readonly string[]) => readonly string[]): Promise<void> {
  return navigator.locks.request(stoppedKey, async () =>
    browser.storage.local.set({ [stoppedKey]: change(await readStopped()) }),
  );
}
