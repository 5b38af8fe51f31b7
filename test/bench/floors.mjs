/** What is wanted of an engine, and what was reached: how many times as fast as `new URL(link).href`, 1 for equally fast. */
import { ratios } from './quartiles.mjs';
import { short, table } from './report.mjs';

/** @typedef {import('./measure.mjs').Row} Row */

const any = 'canonical()';
const serialised = "canonical(, 'serialised')";

/** By how a place is called, call and corpus. @type {Record<string, [call: string, corpus: string, least: number][]>} */
const floors = {
  Node: [
    [any, 'real', 1.2],
    [any, 'shared', 0.4],
    [serialised, 'real', 5],
    [serialised, 'shared', 0.65],
  ],
  Chromium: [
    [any, 'real', 3.5],
    [any, 'shared', 1],
    [serialised, 'real', 14],
    [serialised, 'shared', 1.5],
  ],
  Firefox: [
    [any, 'real', 7.5],
    [any, 'shared', 1.5],
    [serialised, 'real', 35],
    [serialised, 'shared', 3.5],
  ],
};

/** @param {readonly { place: string, rows: readonly Row[] }[]} measured */
export function floorsTable(measured) {
  const rows = measured.flatMap(({ place, rows: found }) =>
    (floors[place.split(' ')[0] ?? ''] ?? []).map(([call, corpus, least]) => {
      const row = found.find((one) => one.name === call && one.corpus === corpus);
      const reached = 1 / (row?.times.median ?? Number.NaN);
      return [place, call, corpus, short(least), short(reached), reached >= least ? 'yes' : 'no'];
    }),
  );
  return table(['where', 'call', 'links', 'at least', 'reached', 'held'], rows);
}

const most = { real: 1.2, shared: 2 };

/** What it costs to read all of an explanation, as a multiple of the canonical form alone. @param {readonly { place: string, rows: readonly Row[] }[]} measured */
export function explanationTable(measured) {
  const rows = measured.flatMap(({ place, rows: found }) =>
    Object.entries(most).map(([corpus, limit]) => {
      /** @param {string} name */
      const each = (name) => found.find((one) => one.name === name && one.corpus === corpus)?.each ?? [];
      const { median } = ratios(each('explain(), all read'), each(any));
      return [place, corpus, short(limit), short(median), median <= limit ? 'yes' : 'no'];
    }),
  );
  return table(['where', 'links', 'at most', 'reached', 'held'], rows);
}
