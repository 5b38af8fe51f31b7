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
  const token = value.includes('%') ? decodePercent(value) : value;
  if (!/^[A-Za-z0-9_-]{11,64}={0,2}$/.test(token)) return false;
  if (!/[a-z]/.test(token) || !/[A-Z]/.test(token) || !/[0-9]/.test(token)) return false;
  let changes = 0;
  for (let at = 1; at < token.length; at++)
    if (kindOf(token.charCodeAt(at)) !== kindOf(token.charCodeAt(at - 1))) changes += 1;
  return changes >= token.length / 3;
}

/** Digit, capital, small letter or mark. */
const kindOf = (code: number): number => {
  if (code >= 0x61 && code <= 0x7a) return 2;
  if (code >= 0x41 && code <= 0x5a) return 1;
  return code >= 0x30 && code <= 0x39 ? 0 : 3;
};
