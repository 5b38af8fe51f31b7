import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * The public suffix list as `tldts` has it: edges of a trie, in the order of a hash.
 * @typedef {object} Trie
 * @property {Uint8Array} nodeFlags 0 for no suffix, 1 for one of a registry, 2 for one of somebody else
 * @property {Uint32Array} edgeStart
 * @property {Uint8Array} edgeLength
 * @property {Uint32Array} edgeChild
 * @property {string} labelText
 * @property {number} rulesRoot
 * @property {number} exceptionsRoot
 */

/** How `src/suffixes/parse.ts` tells them. @type {Readonly<Record<number, string>>} */
const signs = { 0: '-', 1: '', 2: '+' };

/**
 * The public suffix list as one text, a line for each top-level domain, in the form that `src/suffixes/parse.ts` reads:
 * in order, so that it packs well, and without labels that no host in ASCII can have.
 */
export async function suffixText() {
  const path = createRequire(import.meta.url)
    .resolve('tldts')
    .replace(/cjs.*/, 'es6/src/data/trie.js');
  /** @type {Trie} */
  const trie = await import(pathToFileURL(path).href);
  const labels = labelsOf(trie);
  const below = (/** @type {number} */ node) =>
    Array.from({ length: (trie.edgeStart[node + 1] ?? 0) - (trie.edgeStart[node] ?? 0) }, (_, i) => {
      const edge = (trie.edgeStart[node] ?? 0) + i;
      return { label: labels[edge] ?? '', child: trie.edgeChild[edge] ?? 0 };
    });
  /** @type {(node: number, except: number) => string[]} */
  const written = (node, except) => {
    const exceptions = except < 0 ? [] : below(except);
    const ordinary = below(node)
      .filter(({ label }) => /^[\0-\x7f]*$/.test(label))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1))
      .map(({ label, child }) => {
        const inside = written(child, exceptions.find((one) => one.label === label)?.child ?? -1);
        return label + (signs[trie.nodeFlags[child] ?? 0] ?? '') + (inside.length > 0 ? `(${inside.join(' ')})` : '');
      });
    const excepted = exceptions.filter(({ child }) => trie.nodeFlags[child] !== 0).map(({ label }) => `!${label}`);
    return [...ordinary, ...excepted];
  };
  return written(trie.rulesRoot, trie.exceptionsRoot).join('\n');
}

/** @param {Trie} trie */
function labelsOf({ edgeLength, labelText }) {
  let from = 0;
  return Array.from(edgeLength, (length) => labelText.slice(from, (from += length)));
}
