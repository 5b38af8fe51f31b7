import { browser } from '../browser';
import { historyKey, keepKey, type Keep } from './history';

/** Where the person wants copies remembered; in the session where nothing that can be read was chosen. */
export async function readKeep(): Promise<Keep> {
  const keep = (await browser.storage.local.get(keepKey))[keepKey];
  return keep === 'local' || keep === 'off' ? keep : 'session';
}

/** What is stored there, unread; undefined when it is nothing. */
export async function storedHistory(keep: Keep): Promise<unknown> {
  return keep === 'off' ? undefined : (await browser.storage[keep].get(historyKey))[historyKey];
}

/** Runs one change of what is remembered at a time, over all contexts of the extension: each reads before it writes. */
export const aloneWithHistory = (work: () => Promise<void>): Promise<void> =>
  navigator.locks.request('history', work) as Promise<void>;
