import { signal } from '@preact/signals';
import type { ListState } from '../../platform/lists/list-state';

/** The subscriptions of this device; null until they were read. */
export const lists = signal<readonly ListState[] | null>(null);
/** Why the last thing asked for was not done. */
export const trouble = signal<string | null>(null);
/** What is being fetched or read now: the id of a list, or `new`. */
export const busy = signal<string | null>(null);

/**
 * Does something with the lists and shows what holds afterwards.
 * @param work gives what holds then
 * @returns whether it was done
 */
export async function withLists(
  work: () => Promise<readonly ListState[]>,
  waitsFor: string | null = null,
): Promise<boolean> {
  busy.value = waitsFor;
  try {
    lists.value = await work();
    trouble.value = null;
    return true;
  } catch (error) {
    trouble.value = error instanceof Error ? error.message : String(error);
    return false;
  } finally {
    busy.value = null;
  }
}
