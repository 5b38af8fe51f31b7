import { decodePercent } from '../grammar/utf8';
import { base64Octets, octetsToText } from './base64';

/** Proofpoint URL Defense v2: `-` stands for `%` and `_` for `/`. */
export const decodeProofpoint2 = (text: string): string =>
  decodePercent(text.replaceAll('-', '%').replaceAll('_', '/'));

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Proofpoint URL Defense v3: `<link>__;<table>!…`. Each `*` of the link stands for the next character of the table,
 * which is base64; `**X` stands for a run of them, whose length X says (A is 2).
 * @returns null where the table is missing or too short
 */
export function decodeProofpoint3(text: string): string | null {
  const mark = text.lastIndexOf('__;');
  if (mark < 0) return null;
  const octets = base64Octets(text.slice(mark + 3).replace(/!.*$/s, ''));
  if (octets === null) return null;
  const table = [...octetsToText(octets)];
  let used = 0;
  const link = text.slice(0, mark).replace(/\*(?:\*(.))?/gs, (_, length: string | undefined) => {
    const count = length === undefined ? 1 : RUN_LENGTHS.indexOf(length) + 2;
    used += count;
    return table.slice(used - count, used).join('');
  });
  return used > table.length ? null : link;
}
