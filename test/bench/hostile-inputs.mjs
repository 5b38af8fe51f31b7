/** Whether time grows with length and no faster: nanoseconds a byte on hostile links of 1 kB to 1 MB. */
import { hostile } from './corpus/hostile.mjs';
import { readAll } from './measure.mjs';

export const lengths = [1_000, 10_000, 100_000, 1_000_000];

/**
 * @typedef {{ input: string, call: string, nanoseconds: number[], growth: number, beyond: number | null, fault: boolean }} Row
 *   nanoseconds a byte at each length; the last as a multiple of the dearer of the first two; where that is more than 2,
 *   what four times the length costs a byte as a multiple of the last; `fault`: not linear
 * @typedef {import('../../src/index').Engine} Engine
 */

/** What is not linear goes on growing; a cache that is too small for a megabyte, and collections, make one step. */
const most = 2;

/**
 * @param {Engine} engine
 * @param {() => number} clock milliseconds
 * @param {(input: string) => boolean} [wanted]
 * @returns {Row[]}
 */
export function measureHostile(engine, clock, wanted = () => true) {
  /** @type {Record<string, (link: string) => unknown>} */
  const calls = {
    'canonical()': (link) => engine.canonical(link),
    'explain(), all read': (link) => readAll(engine.explain(link)),
  };
  return Object.entries(hostile)
    .filter(([input]) => wanted(input))
    .flatMap(([input, make]) =>
      Object.entries(calls).map(([call, work]) => ({ input, call, ...growthOf(make, work, clock) })),
    );
}

/** @param {(length: number) => string} make @param {(link: string) => unknown} work @param {() => number} clock */
function growthOf(make, work, clock) {
  /** @param {number} length */
  const at = (length) => nanosecondsAByte(flat(make(length)), work, clock);
  const nanoseconds = lengths.map(at);
  const [first = 0, second = 0, , last = 0] = nanoseconds;
  const growth = last / Math.max(first, second);
  const beyond = growth > most ? at(4_000_000) / last : null;
  return { nanoseconds, growth, beyond, fault: beyond !== null && beyond > most };
}

/** One text in place of many that are joined when somebody first reads them. @param {string} link @returns {string} */
const flat = (link) => JSON.parse(JSON.stringify(link));

/** The least of three runs, since whatever disturbs a run only adds to it. @param {string} link @param {(link: string) => unknown} work @param {() => number} clock */
function nanosecondsAByte(link, work, clock) {
  const repeats = Math.max(1, Math.round(200_000 / link.length));
  let least = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const start = clock();
    for (let i = 0; i < repeats; i += 1) work(link);
    least = Math.min(least, clock() - start);
  }
  return (least * 1e6) / (repeats * link.length);
}
