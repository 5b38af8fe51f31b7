/** Whether time grows with length and no faster: nanoseconds a byte on hostile links of 1 kB to 1 MB. */
import { hostile } from './corpus/hostile.mjs';
import { readAll, yardstick } from './measure.mjs';

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
    [yardstick]: (link) => new URL(link).href,
  };
  return Object.entries(hostile)
    .filter(([input]) => wanted(input))
    .flatMap(([input, make]) =>
      Object.entries(calls)
        .filter(([call]) => call !== yardstick || URL.canParse(make(1000)))
        .map(([call, work]) => rowOf(input, call, growthOf(make, work, clock))),
    );
}

/** That the platform's own parser is no better is no fault of ours. @param {string} input @param {string} call @param {ReturnType<typeof growthOf>} growth @returns {Row} */
const rowOf = (input, call, growth) => ({ input, call, ...growth, fault: growth.fault && call !== yardstick });

/** @param {(length: number) => string} make @param {(link: string) => unknown} work @param {() => number} clock */
function growthOf(make, work, clock) {
  /** @param {number} length @param {number} runs */
  const at = (length, runs) => nanosecondsAByte(flat(make(length)), work, clock, runs);
  const nanoseconds = lengths.map((length) => at(length, 3));
  const [first = 0, second = 0, , last = 0] = nanoseconds;
  const growth = last / Math.max(first, second);
  if (growth <= most) return { nanoseconds, growth, beyond: null, fault: false };
  let beyond = Infinity;
  for (let again = 0; again < 3 && beyond > most; again += 1) beyond = Math.min(beyond, at(4_000_000, 1) / last);
  return { nanoseconds, growth, beyond, fault: beyond > most };
}

/** One text in place of many that are joined when somebody first reads them. @param {string} link @returns {string} */
const flat = (link) => JSON.parse(JSON.stringify(link));

/**
 * The least of some runs, since whatever disturbs a run only adds to it.
 * @param {string} link
 * @param {(link: string) => unknown} work
 * @param {() => number} clock
 * @param {number} runs
 */
function nanosecondsAByte(link, work, clock, runs) {
  const repeats = Math.max(1, Math.round(200_000 / link.length));
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = clock();
    for (let i = 0; i < repeats; i += 1) work(link);
    least = Math.min(least, clock() - start);
  }
  return (least * 1e6) / (repeats * link.length);
}
