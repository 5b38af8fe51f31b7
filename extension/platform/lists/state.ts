import { browser } from '../browser';
import type { ListState } from './list-state';
import { listStatesShape } from './shape';
import { read } from '../shape';

/** Where the subscriptions of this device stand in `storage.local`. */
export const listsKey = 'lists';

/** The person's subscriptions, in the order in which they were added; none where they cannot be read. */
export async function readLists(): Promise<readonly ListState[]> {
  const raw: unknown = (await browser.storage.local.get(listsKey))[listsKey];
  if (raw === undefined) return [];
  const found = read(listStatesShape, raw, listsKey);
  return found.ok ? found.value : [];
}

/** Changes the subscriptions, one change after the other. @returns what holds afterwards */
export function changeLists(
  change: (lists: readonly ListState[]) => readonly ListState[],
): Promise<readonly ListState[]> {
  return navigator.locks.request('lists', async () => {
    const lists = change(await readLists());
    await browser.storage.local.set({ [listsKey]: lists });
    return lists;
  });
}

/** Changes one of them; nothing where it is no longer there. */
export const changeList = (id: string, patch: Partial<ListState>): Promise<readonly ListState[]> =>
  changeLists((lists) => lists.map((list) => (list.id === id ? { ...list, ...patch } : list)));
