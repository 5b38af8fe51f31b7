import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ListChunk } from '../../../src/index';

/** The compiled lists, to be read by list and host, and the text that each was made from. */
interface Lists extends DBSchema {
  /** As JSON, which is read several times as fast as a copy of so many small objects. */
  chunks: { key: [list: string, chunk: string]; value: string };
  texts: { key: string; value: string };
}

export type ListDatabase = IDBPDatabase<Lists>;

/** Opens the database of lists, which is made where there is none. */
export function openListDatabase(): Promise<ListDatabase> {
  return openDB<Lists>('lists', 1, {
    upgrade(database) {
      database.createObjectStore('chunks');
      database.createObjectStore('texts');
    },
  });
}

/** Puts a list in the place of what was stored of it: all of it, or nothing. */
export async function storeList(
  database: ListDatabase,
  id: string,
  text: string,
  chunks: ReadonlyMap<string, ListChunk>,
): Promise<void> {
  const change = database.transaction(['chunks', 'texts'], 'readwrite', { durability: 'strict' });
  const kept = change.objectStore('chunks');
  const puts = [
    kept.delete(allOf(id)),
    change.objectStore('texts').put(text, id),
    ...[...chunks].map(([key, chunk]) => kept.put(JSON.stringify(chunk), [id, key])),
  ];
  await Promise.all([...puts, change.done]);
}

/** Forgets a list. */
export async function dropList(database: ListDatabase, id: string): Promise<void> {
  const change = database.transaction(['chunks', 'texts'], 'readwrite');
  await Promise.all([
    change.objectStore('chunks').delete(allOf(id)),
    change.objectStore('texts').delete(id),
    change.done,
  ]);
}

/** What the lists say under some keys, in the order of both; null where a list has nothing there. */
export async function readChunks(
  database: ListDatabase,
  lists: readonly string[],
  keys: readonly string[],
): Promise<readonly (readonly [key: string, chunk: ListChunk])[]> {
  const chunks = database.transaction('chunks').store;
  const found = await Promise.all(
    lists.flatMap((list) => keys.map(async (key) => [key, await chunks.get([list, key])] as const)),
  );
  // Our own words, which nobody else can write there.
  return found.flatMap(([key, text]) => (text === undefined ? [] : [[key, JSON.parse(text) as ListChunk] as const]));
}

/** Whether anything of a list is stored: a browser may throw a database away when space runs out. */
export const hasList = async (database: ListDatabase, id: string): Promise<boolean> =>
  (await database.getKey('texts', id)) !== undefined;

/** Arrays are above all texts, so that this is every key of the list. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);
