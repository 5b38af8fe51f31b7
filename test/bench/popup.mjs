/** How long the popup takes from its start until its decisions are drawn, in a real Chromium. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTimed } from './popup-browser.mjs';
import { quartiles, ratios } from './quartiles.mjs';

const nothing = 'an empty extension';

/**
 * @typedef {object} PopupTimes milliseconds, from the start of the popup's document
 * @property {string} state
 * @property {number} median
 * @property {number} p95
 * @property {import('./quartiles.mjs').Quartiles} times as a multiple of the empty extension's, round by round
 * @property {number} p95Times the 95th percentile as a multiple of the empty extension's
 */

/**
 * Opens the popup by the toolbar button, again and again, all states taking turns.
 * @param {number} rounds
 * @returns {Promise<PopupTimes[]>}
 */
export async function measurePopup(rounds) {
  const home = mkdtempSync(join(tmpdir(), 'popup-'));
  const bare = await openTimed(join(home, 'bare'), 0);
  const listed = await openTimed(join(home, 'listed'), 2);
  /** @type {Record<string, () => Promise<number>>} */
  const states = {
    [nothing]: () => bare.time('empty'),
    'worker alive': () => bare.time('plainlink'),
    'worker stopped': () => bare.stopWorker().then(() => bare.time('plainlink')),
    'worker alive, two lists of 20,000 lines': () => listed.time('plainlink'),
    'worker stopped, two lists of 20,000 lines': () => listed.stopWorker().then(() => listed.time('plainlink')),
  };
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(states).map((state) => [state, []]));
  // The first round fills caches.
  for (let round = -1; round < rounds; round += 1)
    for (const [state, time] of Object.entries(states)) {
      const took = await time();
      if (round >= 0) times[state]?.push(took);
    }
  await bare.close();
  await listed.close();
  rmSync(home, { recursive: true, force: true });
  const empty = times[nothing] ?? [];
  return Object.entries(times).map(([state, all]) => ({
    state,
    median: quartiles(all).median,
    p95: at95(all),
    times: ratios(all, empty),
    p95Times: at95(all) / at95(empty),
  }));
}

/** @param {number[]} all */
const at95 = (all) => all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] ?? Number.NaN;
