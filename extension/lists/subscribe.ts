import { browser } from '../platform/browser';
import { dropList } from '../platform/lists/database';
import { listAddress, originOfAddress } from '../platform/lists/address';
import { type ListState, newList } from '../platform/lists/list-state';
import { fetchList } from './fetch-list';
import { idOfList, nameOfList } from './name';
import { changeList, changeLists, readLists } from '../platform/lists/state';
import { listDatabase } from '../platform/lists/open';
import { takeIn } from './take-in';

/** Where a list comes from: an address, or a file that the person opened. */
export type ListSource =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'file'; readonly file: string; readonly text: string };

/** Subscribes to a list and reads it; one that cannot be read stays among the others with its trouble. */
export async function subscribe(source: ListSource): Promise<readonly ListState[]> {
  const address = source.kind === 'address' ? source.address : null;
  const known = (await readLists()).find((list) => address !== null && list.address === address);
  if (known) return refresh(known.id);
  const got = source.kind === 'file' ? { ok: true as const, text: source.text } : await get(source.address);
  const name = nameOfList(got.ok ? got.text : '', source.kind === 'file' ? source.file : source.address);
  const lists = await changeLists((all) => [
    ...all,
    newList(
      idOfList(
        name,
        all.map(({ id }) => id),
      ),
      name,
      address,
    ),
  ]);
  const added = lists.at(-1);
  if (!added) return lists;
  const now = Date.now();
  return changeList(
    added.id,
    got.ok ? await takeIn(added, got.text, now) : { tried: now, trouble: { why: got.why, detail: got.detail } },
  );
}

/** Fetches a list again. What holds of it stays, unless all went well. */
export async function refresh(id: string): Promise<readonly ListState[]> {
  const list = (await readLists()).find((one) => one.id === id);
  if (!list || list.address === null) return readLists();
  const got = await get(list.address);
  const now = Date.now();
  return changeList(
    id,
    got.ok ? await takeIn(list, got.text, now) : { tried: now, trouble: { why: got.why, detail: got.detail } },
  );
}

/** Ends a subscription. */
export async function unsubscribe(id: string): Promise<readonly ListState[]> {
  const gone = (await readLists()).find((list) => list.id === id);
  const lists = await changeLists((all) => all.filter((list) => list.id !== id));
  if (gone?.address) await giveBack(gone.address, lists);
  await dropList(await listDatabase(), id);
  return lists;
}

/** The host's permission was asked for this list, and goes with the last one from there. */
async function giveBack(address: string, lists: readonly ListState[]): Promise<void> {
  const origin = originOfAddress(address);
  if (lists.some((list) => list.address !== null && originOfAddress(list.address) === origin)) return;
  const { origins = [] } = await browser.permissions.getAll();
  if (origins.includes(origin)) await browser.permissions.remove({ origins: [origin] });
}

async function get(address: string): ReturnType<typeof fetchList> {
  const read = listAddress(address);
  const allowed = read.ok && (await browser.permissions.contains({ origins: [originOfAddress(read.address)] }));
  return allowed ? fetchList(read.address) : { ok: false, why: 'not-allowed', detail: '' };
}
