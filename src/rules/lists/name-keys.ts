import { readName } from '../../canonical/tokens';

/**
 * The key of the chunk where a rule for a name on every site belongs. There are so many of these rules that a link is
 * asked by its names, too, and so few parts that soon all of them are read.
 * @returns null for a pattern, and for a name that is not plain: what holds everywhere has these
 */
export const keyOfName = (name: string): string | null => (plain.test(name) ? keyOf(name) : null);

/**
 * Keys of the chunks that can speak of a link's parameters on every site; some that do not are among them.
 * @param link as text, whatever stands in it
 */
export function nameKeys(link: string): string[] {
  const keys = new Set<string>();
  // The parser takes these out wherever they stand.
  for (const piece of link.replace(/[\t\n\r]/g, '').split(/[?&#;]/)) {
    const name = readName(piece.split('=', 1)[0] ?? '');
    if (plain.test(name)) keys.add(keyOf(name));
  }
  return [...keys];
}

const plain = /^[\w.-]+$/;
const parts = 256;

/** Whatever its case: some rules ignore it. */
function keyOf(name: string): string {
  let hash = 0;
  for (const character of name.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return `#${hash % parts}`;
}
