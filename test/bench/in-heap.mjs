// What canonical() takes from the heap, counted in a process of its own: told by message what to measure, it answers so.
// Young objects have more room than a round needs, so that no collection falls into one and all that is allocated is still there.
import { PerformanceObserver } from 'node:perf_hooks';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { createEngine } from '../../dist/lib/index.js';
import { shippedRules } from '../../dist/lib/rules.js';

const ROUND = 100_000;
const observer = new PerformanceObserver(() => {});
observer.observe({ entryTypes: ['gc'] });

process.once(
  'message',
  async (/** @type {{ corpora: Record<string, string[]>, calls: number }} */ { corpora, calls }) => {
    const before = await heapNow();
    const engine = createEngine({ rules: shippedRules });
    const all = Object.values(corpora).flat();
    for (let warmUp = 0; warmUp < 3; warmUp += 1) for (const link of all) engine.canonical(link);
    const engineBytes = (await heapNow()) - before;
    /** @type {Record<string, (link: string) => unknown>} */
    const ways = {
      nothing: (link) => link,
      'a list of one': (link) => [link],
      'canonical()': (link) => engine.canonical(link),
    };
    const rows = [];
    for (const [corpus, links] of Object.entries(corpora)) {
      const staying = links.filter((link) => engine.canonical(link) === link);
      for (const [name, call] of Object.entries(ways))
        rows.push({ corpus, name, ...(await allocated(call, staying, calls)) });
    }
    process.send?.({ rows, engineBytes });
    process.disconnect();
  },
);

/** The heap without what nobody holds. */
async function heapNow() {
  globalThis.gc?.();
  await setImmediate();
  observer.takeRecords();
  return process.memoryUsage().heapUsed;
}

/** Answers are handed here, so that no compiler finds that nobody reads them. */
const last = { answer: /** @type {unknown} */ (null) };

/** @param {(link: string) => unknown} call @param {string[]} links @param {number} calls */
async function allocated(call, links, calls) {
  let bytes = 0;
  let done = 0;
  let collections = 0;
  let at = 0;
  let start = 0;
  for (let round = -1; done < calls; round += 1) {
    const before = await heapNow();
    if (round === 0) start = before;
    for (let i = 0; i < ROUND; i += 1) {
      last.answer = call(links[at] ?? '');
      at = at + 1 < links.length ? at + 1 : 0;
    }
    const after = process.memoryUsage().heapUsed;
    await setImmediate();
    const collected = observer.takeRecords().length;
    // Code is compiled in the first round.
    if (round < 0) continue;
    collections += collected;
    bytes += after - before;
    done += ROUND;
  }
  last.answer = null;
  const kept = (await heapNow()) - start;
  return { bytesACall: bytes / done, keptACall: Math.max(0, kept) / done, calls: done, collections };
}
