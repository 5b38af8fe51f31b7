import { decodePercent } from '../grammar/utf8';
import { opine, type Opinion } from '../opinion';
import { charCodeAt, includes } from '../string-methods';

/** In doubt, keep. */
export const kept: Opinion = opine('keep', 'default', 'default', 'noRule');

/** Under a policy that asks nobody. */
export const everythingKept: Opinion = opine('keep', 'default', 'default', 'everythingKept');

/**
 * Whether a value that nobody knows looks like a share token: random letters of both cases with digits among them.
 * Numbers, words, dates, hexadecimal digests and UUIDs are as often content, and are left out.
 * @param value as it stands
 */
export function looksLikeShareToken(value: string): boolean {
  if (value.length < 11 || value.length > 72) return false;
  const token = includes.call(value, '%') ? decodePercent(value) : value;
  const end = token.endsWith('==') ? token.length - 2 : token.endsWith('=') ? token.length - 1 : token.length;
  if (end < 11 || end > 64) return false;
  let kinds = 0;
  let changes = 0;
  let before = -1;
  for (let at = 0; at < end; at++) {
    const kind = kindOf(charCodeAt.call(token, at));
    if (kind < 0) return false;
    kinds |= 1 << kind;
    if (kind !== before && at > 0) changes += 1;
    before = kind;
  }
  if (end < token.length && before !== 3) changes += 1;
  return (kinds & 7) === 7 && changes >= token.length / 3;
}

/** Digit, capital, small letter or mark; -1 for a character that no token holds. */
const kindOf = (code: number): number => {
  if (code >= 0x61 && code <= 0x7a) return 2;
  if (code >= 0x41 && code <= 0x5a) return 1;
  if (code >= 0x30 && code <= 0x39) return 0;
  return code === 0x2d || code === 0x5f ? 3 : -1;
};
