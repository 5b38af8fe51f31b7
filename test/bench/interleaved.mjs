/** Several ways to do the same with the same links, in turn, so that what disturbs one of them disturbs all. */
import { quartiles, ratios } from './quartiles.mjs';

/**
 * @typedef {(link: string, serialised: string) => unknown} Call takes a link as it was shared, and as a URL parser wrote it
 * @typedef {{ name: string, call: Call }} Contender
 * @typedef {import('./quartiles.mjs').Quartiles} Quartiles
 * @typedef {{ name: string, each: number[], nanoseconds: Quartiles, times: Quartiles }} Spent
 *   nanoseconds a link, of each round; and as a multiple of what the first contender needs
 */

/**
 * Every contender once a round, the order turning, so that a slow moment of the machine meets all.
 * @param {readonly Contender[]} contenders
 * @param {readonly string[]} links
 * @param {number} rounds
 * @param {(work: () => unknown) => number} timed milliseconds
 * @returns {Spent[]} in the order of the contenders
 */
export function interleaved(contenders, links, rounds, timed) {
  const pairs = links.map((link) => ({ link, serialised: new URL(link).href }));
  const lanes = contenders.map((one) => ({ ...one, each: /** @type {number[]} */ ([]) }));
  const warmUp = 3;
  for (let round = -warmUp; round < rounds; round += 1)
    for (let turn = 0; turn < lanes.length; turn += 1) {
      const lane = lanes[(turn + round + warmUp) % lanes.length];
      if (!lane) continue;
      const time = timed(() => runAll(lane.call, pairs));
      if (round >= 0) lane.each.push((time * 1e6) / pairs.length);
    }
  const base = lanes[0]?.each ?? [];
  return lanes.map(({ name, each }) => ({ name, each, nanoseconds: quartiles(each), times: ratios(each, base) }));
}

/** @param {Call} call @param {readonly { link: string, serialised: string }[]} pairs */
function runAll(call, pairs) {
  let used = 0;
  for (const { link, serialised } of pairs) if (call(link, serialised)) used += 1;
  return used;
}
