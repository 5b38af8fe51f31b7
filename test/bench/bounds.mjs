/** What was asked of the engine, and what it reached. */
import { short, whole } from './format.mjs';
import { ratios } from './quartiles.mjs';

/**
 * @typedef {{ kind: 'node' | 'chromium' | 'firefox', name: string, figures: import('./measure.mjs').Figures }} Place
 * @typedef {object} Measured what was measured; what was not is left out
 * @property {Place[]} [places]
 * @property {import('./peers.mjs').Figures} [peers]
 * @property {import('./rule-count.mjs').Figures} [rules]
 * @property {import('./heap.mjs').Figures} [heap]
 * @property {import('./hostile-inputs.mjs').Row[]} [hostile]
 * @property {import('./pipe-lines.mjs').Piped} [lines]
 * @property {import('./popup.mjs').PopupTimes[]} [popup]
 * @typedef {{ what: string, asked: string, reached: string, holds: boolean }} Bound
 */

/** As fast as `new URL().href` is 1; at least so fast on canonical links of real pages, and on links as they are shared. */
const floors = {
  node: { 'canonical()': { real: 1.2, shared: 0.4 }, "canonical(, 'serialised')": { real: 5, shared: 0.65 } },
  chromium: { 'canonical()': { real: 3.5, shared: 1 }, "canonical(, 'serialised')": { real: 14, shared: 1.5 } },
  firefox: { 'canonical()': { real: 7.5, shared: 1.5 }, "canonical(, 'serialised')": { real: 35, shared: 3.5 } },
};
const explained = { plain: 1.2, real: 1.2, shared: 2 };
const most = { rules: 1.2, compile: 3, heap: 1 };
export const leastLines = 400_000;
/** @type {Readonly<Record<string, number>>} */
const popupReady = { 'worker alive': 100, 'worker stopped': 200 };

/** @param {Measured} measured @returns {Bound[]} */
export function bounds({ places = [], rules, heap, hostile, lines, popup = [] }) {
  return [
    ...places.flatMap(speeds),
    ...(rules?.rows ?? [])
      .filter(({ name }) => name === '100×')
      .map(({ corpus, times }) =>
        atMost(`A hundred times the rules, ${corpus} links, as a multiple`, times.median, most.rules),
      ),
    ...(heap?.rows ?? [])
      .filter(({ name }) => name === 'canonical()')
      .map(({ corpus, bytesACall }) =>
        atMost(`Bytes of heap a call, ${corpus} links that do not change`, bytesACall, most.heap),
      ),
    ...(hostile ? [linear(hostile)] : []),
    ...(lines
      ? [atLeast('Lines a second of the command line, by processor time', linesPerSecond(lines), leastLines)]
      : []),
    ...popup.flatMap(popupBound),
  ];
}

/** @param {import('./popup.mjs').PopupTimes} times @returns {Bound[]} */
function popupBound({ state, p95 }) {
  const bound = popupReady[state];
  return bound === undefined ? [] : [atMost(`Popup ready, ${state}: 95th percentile, in ms`, p95, bound)];
}

/** By the time that the command itself had the processor. @param {{ lines: number, cpu: number }} piped */
export const linesPerSecond = ({ lines, cpu }) => (lines * 1000) / cpu;

/** What explaining costs, as a multiple of canonical() in the same rounds. @param {import('./measure.mjs').Row[]} rows @param {string} corpus */
export function ofCanonical(rows, corpus) {
  /** @param {string} call */
  const each = (call) => rows.find((row) => row.corpus === corpus && row.name === call)?.each ?? [];
  return ratios(each('explain(), all read'), each('canonical()'));
}

/** @param {Place} place @returns {Bound[]} */
function speeds({ kind, name, figures: { rows, compile } }) {
  const fast = Object.entries(floors[kind]).flatMap(([call, least]) =>
    Object.entries(least).flatMap(([corpus, floor]) =>
      rows
        .filter((row) => row.corpus === corpus && row.name === call)
        .map(({ times }) =>
          atLeast(`${name}: ${call}, ${corpus} links, as fast as new URL().href`, 1 / times.median, floor),
        ),
    ),
  );
  const explains = Object.entries(explained).map(([corpus, bound]) =>
    atMost(
      `${name}: explain(), all read, ${corpus} links, as a multiple of canonical()`,
      ofCanonical(rows, corpus).median,
      bound,
    ),
  );
  const compiling = atMost(`${name}: compiling the shipped rules, warm, in ms`, compile.median, most.compile);
  return kind === 'node' ? [...fast, ...explains, compiling] : [...fast, ...explains];
}

/** @param {import('./hostile-inputs.mjs').Row[]} rows @returns {Bound} */
function linear(rows) {
  const faults = rows.filter(({ fault }) => fault);
  return {
    what: 'Hostile links on which time grows faster than length',
    asked: 'none',
    reached: faults.length === 0 ? 'none' : faults.map(({ input, call }) => `${input} (${call})`).join(', '),
    holds: faults.length === 0,
  };
}

/** @param {string} what @param {number} reached @param {number} bound @returns {Bound} */
const atLeast = (what, reached, bound) => ({
  what,
  asked: `≥ ${said(bound)}`,
  reached: said(reached),
  holds: reached >= bound,
});

/** @param {string} what @param {number} reached @param {number} bound @returns {Bound} */
const atMost = (what, reached, bound) => ({
  what,
  asked: `≤ ${said(bound)}`,
  reached: said(reached),
  holds: reached <= bound,
});

/** @param {number} figure */
const said = (figure) => (figure >= 100 ? whole(figure) : short(figure));
