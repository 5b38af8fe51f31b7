import { decodePercent } from '../grammar/utf8';
import type { Opinion } from '../opinion';

const kept: Opinion = { action: 'keep', layer: 'default', rule: 'default', why: 'noRule' };
const hinted: Opinion = { ...kept, why: 'noRuleToken', hint: 'share-token' };
const everything: Opinion = { ...kept, why: 'everythingKept' };

/** In doubt, keep. A value that looks like a share token is kept all the same, and the person is told. */
export const fallbackSays = (value: string): Opinion => (looksLikeShareToken(decodePercent(value)) ? hinted : kept);

/** Under a policy that asks nobody. */
export const keepsEverything = (): Opinion => everything;

/**
 * Random letters of both cases with digits among them, as sharing buttons make them. Numbers, words, dates,
 * hexadecimal digests and UUIDs are as often content, and are left out.
 */
function looksLikeShareToken(value: string): boolean {
  if (!/^[A-Za-z0-9_-]{11,64}={0,2}$/.test(value)) return false;
  if (!/[a-z]/.test(value) || !/[A-Z]/.test(value) || !/[0-9]/.test(value)) return false;
  const changes = [...value].filter((letter, i) => i > 0 && kindOf(letter) !== kindOf(value.charAt(i - 1))).length;
  return changes >= value.length / 3;
}

const kindOf = (letter: string): string =>
  /[0-9]/.test(letter) ? 'digit' : /[a-z]/.test(letter) ? 'small' : /[A-Z]/.test(letter) ? 'capital' : 'mark';
