import type { ListState } from '../platform/lists/list-state';
import { readLists } from '../platform/lists/state';
import { refresh } from './subscribe';

const hour = 60 * 60 * 1000;
/** Where a list does not say; and what is the least, whatever it says. */
const usual = 96;
const least = 12;

/** Fetches again each list that the person lets be fetched by itself, when it asks for that. */
export async function refreshDue(now = Date.now()): Promise<void> {
  for (const list of await readLists()) if (isDue(list, now)) await refresh(list.id);
}

/** Whether a list is to be fetched again now. After a failure it is tried again no sooner than half a day later. */
export function isDue(list: ListState, now: number): boolean {
  if (!list.on || !list.auto || list.address === null) return false;
  const rest = list.trouble ? least : Math.max(list.expires ?? usual, least);
  return list.tried === null || now - list.tried >= rest * hour;
}
