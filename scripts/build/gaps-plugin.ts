import type { Plugin } from 'vite';
import { reasons } from '../../src/canonical/sentences';

/**
 * Leaves of the engine's English sentences only their gaps: the extension says them in the person's language, from
 * the message, and its worker has a size to keep.
 */
export function gapsPlugin(): Plugin {
  return {
    name: 'gaps',
    enforce: 'pre',
    load: (file) => (file.endsWith('/src/canonical/sentences.ts') ? gapsOnly : null),
  };
}

const gapsOf = (sentence: string): string => sentence.match(/\{\w+\}/g)?.join('') ?? '';

/** Reasons with the same gaps stand in one list of ids, and those without any nowhere. */
function idsByGaps(): Record<string, string> {
  const lists: Record<string, string> = {};
  for (const [id, sentence] of Object.entries(reasons)) {
    const gaps = gapsOf(sentence);
    if (gaps === '') continue;
    lists[gaps] = gaps in lists ? `${lists[gaps]} ${id}` : id;
  }
  return lists;
}

const gapsOnly = `export const reasons = Object.fromEntries(
  Object.entries(${JSON.stringify(idsByGaps())}).flatMap(([gaps, ids]) => ids.split(' ').map((id) => [id, gaps])),
);\n`;
