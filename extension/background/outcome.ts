import type { Refusal, Result } from '../../src/index';
import { reasonText, t } from '../platform/i18n';
import { refusalText } from '../platform/refusals';

/** What a person reads after a copy. */
export interface Said {
  readonly text: string;
  /** What else should be known, a sentence each. */
  readonly more: readonly string[];
}

/**
 * Says what became of the links that were copied.
 * @param paused they were copied as they are, whatever the results say
 */
export function sayCopied(results: readonly (Result | Refusal)[], paused: boolean): Said {
  const [only] = results;
  if (paused) return { text: t('notice_paused'), more: [] };
  if (!only || results.length > 1) return saySeveral(results);
  if ('error' in only) return { text: t('notice_as_it_is', { reason: refusalText(only.error.code) }), more: [] };
  return { text: sayOne(only), more: [...sealedBehind(only), ...warnings(only)] };
}

/** How many parameters of a link go. */
export function removedFrom(result: Result | Refusal): number {
  return 'error' in result ? 0 : result.decisions.filter(({ action }) => action === 'strip').length;
}

function sayOne(result: Result): string {
  const removed = removedFrom(result);
  const counts = { removed, total: result.decisions.length };
  if (result.unwrapped.length > 0) return removed > 0 ? t('notice_opened_removed', counts) : t('notice_opened');
  if (result.sealed) return t('notice_as_it_is', { reason: reasonText(result.sealed.message) });
  if (removed > 0) return t('notice_removed', counts);
  return result.changed ? t('notice_tidied') : t('notice_clean');
}

function saySeveral(results: readonly (Result | Refusal)[]): Said {
  const links = results.filter((result): result is Result => !('error' in result));
  const removed = links.reduce((sum, link) => sum + removedFrom(link), 0);
  const total = links.reduce((sum, { decisions }) => sum + decisions.length, 0);
  const left = links.filter(({ sealed }) => sealed);
  const reason = left[0]?.sealed;
  const more = reason ? [t('notice_several_left', { count: left.length, reason: reasonText(reason.message) })] : [];
  return {
    text: t('notice_several', { count: results.length, removed, total }),
    more: [...more, ...new Set(links.flatMap(warnings))],
  };
}

/** A redirect was opened, and what it led to may not be changed. */
function sealedBehind({ unwrapped, sealed }: Result): string[] {
  return unwrapped.length > 0 && sealed ? [reasonText(sealed.message)] : [];
}

function warnings(result: Result): string[] {
  return result.warnings.map(({ message }) => reasonText(message));
}
