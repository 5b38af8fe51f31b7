import type { AnswerStore } from './answers';
import { copyAgain } from './clipboard';
import { edited, type Copied, type Edit } from './copied';
import type { Flavours } from './flavours';
import { swap, type Swap } from './swap';
import type { Protocol } from '../platform/messages';

export type Miss = Protocol['copyMissed']['request']['why'];

/** For how long a copy may still be replaced. */
const patience = 1000;

/**
 * Replaces a copy that went out as it was, when the answers come.
 * @param unseen whether no other copy, cut or clipboard write was seen since
 * @returns why the original stays, though it would have changed; null when it was replaced or is clean as it is
 */
export async function replaceLater(copied: Copied, answers: AnswerStore, unseen: () => boolean): Promise<Miss | null> {
  const start = performance.now();
  const kept = copied.keep();
  await answers.fetch(copied.questions);
  const edit = answers.knows(copied.questions) ? copied.edit(answers) : null;
  if (!edit) return null;
  if (performance.now() - start > patience) return 'late';
  if (!hasFocus()) return 'unfocused';
  if (!unseen()) return 'superseded';
  return replace(copied, edit, kept ?? copied.keep(), answers) ? null : 'refused';
}

/** A frame in this document that has the focus is another place to copy from. */
const hasFocus = (): boolean => document.hasFocus() && !/^i?frame$/.test(document.activeElement?.localName ?? '');

function replace(copied: Copied, edit: Edit, kept: Flavours | null, answers: AnswerStore): boolean {
  if ('swap' in edit && copied.still()) return copySwapped(edit.swap);
  return kept !== null && copyAgain(new Map([...kept, ...('write' in edit ? edit.write : edited(kept, answers))]));
}

/** The browser's own copy of the same selection, links apart. */
function copySwapped(swaps: readonly Swap[]): boolean {
  const restore = swap(swaps);
  try {
    return copyAgain(null);
  } finally {
    restore();
  }
}
