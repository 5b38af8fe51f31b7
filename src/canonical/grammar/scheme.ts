import type { RefusalCode } from '../types';

/**
 * Offset of the `:` behind `http` or `https`, in letters of any case; -1 where a text begins with neither.
 * https://url.spec.whatwg.org/#scheme-state
 */
export const schemeEnd = (text: string): number => (/^https?:/i.test(text) ? text.indexOf(':') : -1);

/** Why a text is no link that begins with neither. */
export function refuseScheme(text: string): RefusalCode {
  if (text === '') return 'empty';
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? 'other-scheme' : 'not-a-link';
}
