import { decodePercent } from '../grammar/utf8';
import type { Opinion } from '../opinion';

/** In doubt, keep. */
export const kept: Opinion = { action: 'keep', layer: 'default', rule: 'default', why: 'noRule' };

/** Under a policy that asks nobody. */
export const everythingKept: Opinion = { ...kept, why: 'everythingKept' };

/**
 * Whether a value that nobody knows looks like a share token: random letters of both cases with digits among them.
 * Numbers, words, dates, hexadecimal digests and UUIDs are as often content, and are left out.
 * @param value as it stands
 */
export function looksLikeShareToken(value: string): boolean {
  if (value.length < 11 || value.length > 72) return false;
  const token = decodePercent(value);
  if (!/^[A-Za-z0-9_-]{11,64}={0,2}$/.test(token)) return false;
  if (!/[a-z]/.test(token) || !/[A-Z]/.test(token) || !/[0-9]/.test(token)) return false;
  const changes = [...token].filter((letter, i) => i > 0 && kindOf(letter) !== kindOf(token.charAt(i - 1))).length;
  return changes >= token.length / 3;
}

const kindOf = (letter: string): string =>
  /[0-9]/.test(letter) ? 'digit' : /[a-z]/.test(letter) ? 'small' : /[A-Z]/.test(letter) ? 'capital' : 'mark';
