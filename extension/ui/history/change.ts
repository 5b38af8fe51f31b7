import { browser } from '../../platform/browser';
import { fitting } from '../../platform/history/add';
import { emptyHistory, historyKey, keepKey, type History, type Keep } from '../../platform/history/history';
import { aloneWithHistory, readKeep, storedHistory } from '../../platform/history/stored';
import { read } from '../../platform/shape';
import { historyShape } from './shape';

/** A change of what is remembered, as a person asks for it. */
export type HistoryChange =
  | { readonly kind: 'forget'; readonly id: string }
  /** Copies and counts. */
  | { readonly kind: 'forgetAll' }
  /** `off` erases all that was remembered; between the others it moves. */
  | { readonly kind: 'keep'; readonly where: Keep }
  /** Out of a backup: joined with what is here. */
  | { readonly kind: 'restore'; readonly history: History };

/** @returns null where a later version stored it, or it is damaged; nothing remembered where nothing is stored */
export async function readHistory(keep: Keep): Promise<History | null> {
  const raw = await storedHistory(keep);
  if (raw === undefined) return emptyHistory(Date.now());
  const found = read(historyShape, raw, historyKey);
  return found.ok ? found.value : null;
}

/**
 * Carries it out, alone: the worker, which adds to what is remembered, waits meanwhile. What cannot be read is left as
 * it is, unless it shall be erased. @throws where the browser cannot store it
 */
export function carryOut(change: HistoryChange): Promise<void> {
  switch (change.kind) {
    case 'forget':
      return edit((history) => ({ ...history, copies: history.copies.filter(({ id }) => id !== change.id) }));
    case 'restore':
      return edit((history) => joined(history, change.history));
    case 'forgetAll':
      return aloneWithHistory(forgetAll);
    case 'keep':
      return aloneWithHistory(() => move(change.where));
  }
}

/** Two histories as one: a copy that is in both once, and the counts of the one that counted more. */
export function joined(a: History, b: History): History {
  const byId = new Map([...b.copies, ...a.copies].map((copy) => [copy.id, copy]));
  return {
    version: 1,
    copies: fitting([...byId.values()].toSorted((one, other) => other.at - one.at)),
    counts: a.counts.links >= b.counts.links ? a.counts : b.counts,
  };
}

const edit = (change: (history: History) => History): Promise<void> =>
  aloneWithHistory(async () => {
    const keep = await readKeep();
    const history = await readHistory(keep);
    if (keep !== 'off' && history) await browser.storage[keep].set({ [historyKey]: change(history) });
  });

async function move(to: Keep): Promise<void> {
  const history = await readHistory(await readKeep());
  if (history === null && to !== 'off') return;
  // First where it goes: whatever ends this half-way, nothing is lost.
  if (to !== 'off') await browser.storage[to].set({ [historyKey]: history });
  await browser.storage.local.set({ [keepKey]: to });
  if (to !== 'session') await browser.storage.session.remove(historyKey);
  if (to !== 'local') await browser.storage.local.remove(historyKey);
}

async function forgetAll(): Promise<void> {
  await Promise.all([browser.storage.session.remove(historyKey), browser.storage.local.remove(historyKey)]);
}
