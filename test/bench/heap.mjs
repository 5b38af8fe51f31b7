import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ corpus: string, name: string, bytesACall: number, keptACall: number, calls: number, collections: number }} Row
 *   bytes that were allocated, and of them those that are still held at the end; `collections` fell into the count and took from it: there must be none
 * @typedef {{ rows: Row[], engineBytes: number }} Figures `engineBytes`: what an engine holds once it has met all links
 */

/**
 * Bytes of heap that a call takes for a link that does not change; beside it what a call takes that does nothing, and one
 * that makes one list, so that one sees that the counting counts.
 * @param {Record<string, string[]>} corpora
 * @param {number} calls
 * @returns {Promise<Figures>}
 */
export async function measureHeap(corpora, calls) {
  const child = fork(fileURLToPath(new URL('in-heap.mjs', import.meta.url)), {
    execArgv: ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'],
  });
  child.send({ corpora, calls });
  const [figures] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Counting the heap ended with ${code}.`))),
  ]);
  return figures;
}
