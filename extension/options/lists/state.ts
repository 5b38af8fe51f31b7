import { signal } from '@preact/signals';
import type { ListState } from '../../platform/lists/list-state';
import type { Kind, Protocol } from '../../platform/messages';
import { ask, type Answer } from '../../ui/ask';

type ListKind = Extract<Kind, 'lists' | 'addList' | 'changeList' | 'refreshList' | 'removeList'>;

/** The subscriptions of this device; null until the worker answered. */
export const lists = signal<readonly ListState[] | null>(null);
/** Why the last thing asked for was not done. */
export const trouble = signal<string | null>(null);
/** What is being fetched or read now: the id of a list, or `new`. */
export const busy = signal<string | null>(null);

/** Long enough for a slow server. */
const patience = 90_000;

/** Asks the worker and shows what holds afterwards. @returns whether it was done */
export async function askLists<K extends ListKind>(
  kind: K,
  request: Protocol[K]['request'],
  waitsFor: string | null = null,
): Promise<boolean> {
  busy.value = waitsFor;
  const answer: Answer<readonly ListState[]> = await ask(kind, request, patience);
  busy.value = null;
  trouble.value = answer.ok ? null : answer.text;
  if (answer.ok) lists.value = answer.value;
  return answer.ok;
}
