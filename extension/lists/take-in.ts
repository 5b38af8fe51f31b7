import { importList, siteOf, type ImportedList } from '../../src/index';
import type { ListState } from '../platform/lists/list-state';
import { storeList } from '../platform/lists/database';
import { listDatabase } from '../platform/lists/open';

/** What a text changes about a list: it is taken in, or its trouble is told and the copy before it holds. */
export async function takeIn({ id, name }: ListState, text: string, now: number): Promise<Partial<ListState>> {
  const list = importList(text, { id, name }, siteOf);
  if ('error' in list) return { tried: now, trouble: { why: 'not-a-list', detail: list.error } };
  try {
    await storeList(await listDatabase(), id, text, list.chunks);
  } catch (error) {
    return {
      tried: now,
      trouble: { why: 'not-stored', detail: error instanceof Error ? error.message : String(error) },
    };
  }
  return { ...factsOf(list), fetched: now, tried: now, trouble: null };
}

const factsOf = ({ format, expires, entries, used, unsupported }: ImportedList) => ({
  format,
  expires,
  entries,
  used,
  unsupported,
});
