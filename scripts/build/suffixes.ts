import { createRequire } from 'node:module';

/** The public suffix list as `tldts` has it: edges of a trie, the labels of one node sorted by no order of use here. */
interface Trie {
  readonly nodeFlags: Uint8Array;
  readonly edgeStart: Uint32Array;
  readonly edgeLength: Uint8Array;
  readonly edgeChild: Uint32Array;
  readonly labelText: string;
  readonly rulesRoot: number;
  readonly exceptionsRoot: number;
}

/** Signs of what a label is, as `src/suffixes/parse.ts` reads them: a suffix of a registry, of somebody else, or none. */
const signs: Readonly<Record<number, string>> = { 0: '-', 1: '', 2: '+' };

/**
 * The public suffix list as one text, a line for each top-level domain, in the form that `src/suffixes/parse.ts` reads:
 * in order, so that it packs well, and without labels that no host in ASCII can have.
 */
export async function suffixText(): Promise<string> {
  const require = createRequire(import.meta.url);
  const trie = (await import(require.resolve('tldts').replace(/cjs.*/, 'es6/src/data/trie.js'))) as Trie;
  const labels = labelsOf(trie);
  const below = (node: number): [label: string, child: number][] =>
    Array.from({ length: (trie.edgeStart[node + 1] ?? 0) - (trie.edgeStart[node] ?? 0) }, (_, i) => {
      const edge = (trie.edgeStart[node] ?? 0) + i;
      return [labels[edge] ?? '', trie.edgeChild[edge] ?? 0];
    });
  const written = (node: number, except: number): string[] => {
    const exceptions = except < 0 ? [] : below(except);
    const ordinary = below(node)
      .filter(([label]) => /^[\0-\x7f]*$/.test(label))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([label, child]) => {
        const inside = written(child, exceptions.find(([name]) => name === label)?.[1] ?? -1);
        return label + (signs[trie.nodeFlags[child] ?? 0] ?? '') + (inside.length > 0 ? `(${inside.join(' ')})` : '');
      });
    const excepted = exceptions.filter(([, child]) => trie.nodeFlags[child] !== 0).map(([label]) => `!${label}`);
    return [...ordinary, ...excepted];
  };
  return written(trie.rulesRoot, trie.exceptionsRoot).join('\n');
}

function labelsOf({ edgeLength, labelText }: Trie): string[] {
  let from = 0;
  return Array.from(edgeLength, (length) => labelText.slice(from, (from += length)));
}
