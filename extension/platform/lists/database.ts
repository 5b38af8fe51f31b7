import type { ListChunk } from '../../../src/index';

/**
 * The compiled lists, to be read by list and host (`chunks`, as JSON, which is read several times as fast as a copy of
 * so many small objects), and the text that each was made from (`texts`).
 */
export type ListDatabase = IDBDatabase;

/** Opens the database of lists, which is made where there is none. @throws DOMException where the browser refuses */
export function openListDatabase(): Promise<ListDatabase> {
  const request = indexedDB.open('lists', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('chunks');
    request.result.createObjectStore('texts');
  });
  return answerOf(request);
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
  kept.delete(allOf(id));
  change.objectStore('texts').put(text, id);
  for (const [key, chunk] of chunks) kept.put(JSON.stringify(chunk), [id, key]);
  await endOf(change);
}

/** Forgets a list. */
export async function dropList(database: ListDatabase, id: string): Promise<void> {
  const change = database.transaction(['chunks', 'texts'], 'readwrite');
  change.objectStore('chunks').delete(allOf(id));
  change.objectStore('texts').delete(id);
  await endOf(change);
}

/** What the lists say under some keys, in the order of both; null where a list has nothing there. */
export async function readChunks(
  database: ListDatabase,
  lists: readonly string[],
  keys: readonly string[],
): Promise<readonly (readonly [key: string, chunk: ListChunk])[]> {
  const chunks = database.transaction('chunks').objectStore('chunks');
  const found = await Promise.all(
    lists.flatMap((list) =>
      keys.map(async (key) => [key, await answerOf<string | undefined>(chunks.get([list, key]))] as const),
    ),
  );
  // Our own words, which nobody else can write there.
  return found.flatMap(([key, text]) => (text === undefined ? [] : [[key, JSON.parse(text) as ListChunk] as const]));
}

/** Whether anything of a list is stored: a browser may throw a database away when space runs out. */
export const hasList = async (database: ListDatabase, id: string): Promise<boolean> =>
  (await answerOf(database.transaction('texts').objectStore('texts').getKey(id))) !== undefined;

/** Arrays are above all texts, so that this is every key of the list. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

/** When a change is on disk; where it is not, nothing of it is. */
function endOf(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.addEventListener('complete', () => resolve());
    change.addEventListener('abort', () => reject(change.error ?? new Error('IndexedDB')));
  });
}
