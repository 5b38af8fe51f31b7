import { signal } from '@preact/signals';
import { browser } from '../../platform/browser';
import { historyKey, keepKey, type History, type Keep } from '../../platform/history/history';
import { readKeep } from '../../platform/history/stored';
import { carryOut, readHistory, type HistoryChange } from './change';

/** What is remembered of copies, and where; `history` is null where a later version stored it, or it is damaged. */
export interface Remembered {
  readonly keep: Keep;
  readonly history: History | null;
}

/** null until it was read. */
export const remembered = signal<Remembered | null>(null);
/** Why it could not be read, or the last change was not made. */
export const historyTrouble = signal<string | null>(null);

/** Reads it, and again whenever it changes. @returns ends that */
export function followHistory(): () => void {
  const changed = (changes: object, area: string) => {
    if ((area === 'session' || area === 'local') && (historyKey in changes || keepKey in changes)) void readAgain();
  };
  browser.storage.onChanged.addListener(changed);
  void readAgain();
  return () => browser.storage.onChanged.removeListener(changed);
}

/** @returns whether it was done */
export async function changeHistory(change: HistoryChange): Promise<boolean> {
  historyTrouble.value = await carryOut(change).then(() => null, told);
  const done = historyTrouble.value === null;
  await readAgain();
  return done;
}

export async function readAgain(): Promise<void> {
  try {
    const keep = await readKeep();
    remembered.value = { keep, history: await readHistory(keep) };
  } catch (error) {
    historyTrouble.value = told(error);
  }
}

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error));
