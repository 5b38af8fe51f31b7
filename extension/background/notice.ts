import { direction, language, t } from '../platform/i18n';
import { runInTab } from './in-tab';

export interface Notice {
  readonly text: string;
  readonly more?: readonly string[];
  /** Offers to copy the original. */
  readonly undo?: boolean;
}

/**
 * Shows a notice in the page for a few seconds.
 * The button's answer comes back as the result of the injected function, not as a message: a page can forge neither.
 * @returns what the person did; `impossible` where the browser lets nothing be shown
 */
export async function showNotice(
  tabId: number,
  { text, more = [], undo = false }: Notice,
): Promise<'undo' | 'closed' | 'impossible'> {
  const drawing = {
    text,
    more: [...more],
    undo: undo ? t('notice_undo') : '',
    close: t('notice_close'),
    noAnswer: t('notice_no_answer'),
    language: language(),
    direction: direction(),
  };
  try {
    const did = await runInTab({ tabId }, 'drawNotice', [drawing]);
    return did === 'undo' || did === 'closed' ? did : 'impossible';
  } catch {
    return 'impossible';
  }
}
