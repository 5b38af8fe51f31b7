import { type FilterPlace, placeOfBody } from './filter-pattern';
import type { Purpose } from './place';

/**
 * The place that a match pattern describes: `*://*.example.com/path?a=*`. It is matched with path and query as a whole.
 * @returns or why it cannot be told
 */
export function placeOfMatch(
  pattern: string,
  purpose: Purpose,
): FilterPlace | 'malformed' | 'whole-address' | 'slow-expression' {
  const [, host = '', path = ''] = /^(?:\*|https?):\/\/(\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*)(\/.*)$/i.exec(pattern) ?? [];
  if (host === '') return 'malformed';
  // Of filters, whose paths are read in the same way, it is a mark.
  if (path.includes('^')) return 'whole-address';
  const body = path.endsWith('*') ? path.replace(/\*+$/, '') : `${path}|`;
  const place = placeOfBody(body, true, purpose);
  if (typeof place === 'string') return place === 'slow-expression' ? place : 'whole-address';
  if (host === '*') return place;
  const below = host.startsWith('*.');
  const hosts = [host.slice(below ? 2 : 0).toLowerCase()];
  return { hosts, ...(below || purpose === 'exception' ? {} : { exact: true }), ...place };
}
