import type { Piece } from '../../ui/LinkText';

/**
 * What of a link goes, where what is left is what came out.
 * @returns null where it was written anew, as when a redirect is opened
 */
export function samplePieces(before: string, after: string): Piece[] | null {
  const parts = partsOf(before);
  const left = partsOf(after);
  const end = alikeAtEnd(parts, left);
  const inEnd = parts.length - end;
  let at = 0;
  const pieces: Piece[] = [];
  parts.forEach((text, index) => {
    const stays = index >= inEnd || (at < left.length - end && left[at] === text);
    if (stays && index < inEnd) at += 1;
    const last = pieces.at(-1);
    if (last && last.goes === !stays) pieces[pieces.length - 1] = { text: last.text + text, goes: last.goes };
    else pieces.push({ text, goes: !stays });
  });
  return at === left.length - end ? pieces : null;
}

const partsOf = (link: string): string[] => link.split(/([/?&#;])/).filter((part) => part !== '');

/** How many parts are the same at both ends, so that of `a&b` and `b` it is the `&` behind `a` that goes. */
function alikeAtEnd(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1;
  return count;
}
