/** What `npm run bench` measures, one part after the other: each gives its tables, and the bounds that are broken. */
import process from 'node:process';
import { measureCommandLine } from './command-line.mjs';
import { explanationTable, floorsTable } from './floors.mjs';
import { measureHeap } from './heap.mjs';
import { lengths, measureHostile } from './hostile-inputs.mjs';
import { multiple, short, speed, table, whole } from './report.mjs';
import { measureRuleCounts } from './rule-count.mjs';

/**
 * @typedef {{ title: string, text: string, faults: string[] }} Section
 * @typedef {{ place: string } & import('./measure.mjs').Figures} Measured
 * @typedef {typeof import('../../src/index').createEngine} CreateEngine
 * @typedef {import('../../src/rules/model').RuleSet} RuleSet
 */

/** Milliseconds of processor time, which other programs on the machine hardly change. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Two links in one, so that the bounds for one say nothing of it. */
const unbounded = 'wrapped';
const bounds = { calls: ['canonical()', 'explain()'], timesUrl: 3, compileMs: 10 };

/** @param {Measured} measured @param {string[]} corpora @param {boolean} bound @returns {Section} */
export function linkSection({ place, rows, compile, firstCompile }, corpora, bound) {
  const names = [...new Set(rows.map(({ name }) => name))];
  /** @param {string} name @param {string} corpus */
  const cell = (name, corpus) => {
    const row = rows.find((one) => one.name === name && one.corpus === corpus);
    return row ? speed(row.times) : '';
  };
  const slow = rows
    .filter(({ corpus, name }) => corpus !== unbounded && bounds.calls.includes(name))
    .filter(({ times }) => times.median > bounds.timesUrl)
    .map(({ corpus, name }) => `Too slow: ${name} on ${corpus} links, more than ${bounds.timesUrl} times.`);
  const late = compile.median > bounds.compileMs ? [`Too slow: compiling, more than ${bounds.compileMs} ms.`] : [];
  return {
    title: place,
    text: [
      table(
        ['call', ...corpora],
        names.map((name) => [name, ...corpora.map((corpus) => cell(name, corpus))]),
      ),
      `\nCompiling all rules takes ${multiple(compile)} ms, the first time ${short(firstCompile)} ms.`,
    ].join('\n'),
    faults: bound ? [...slow, ...late] : [],
  };
}

/** @param {readonly Measured[]} measured @returns {Section[]} */
export const floorSections = (measured) => [
  { title: 'What is wanted', text: floorsTable(measured), faults: [] },
  { title: 'Reading all of an explanation', text: explanationTable(measured), faults: [] },
];

/** @param {CreateEngine} createEngine @param {RuleSet} rules @param {Record<string, string[]>} corpora @param {number} rounds @returns {Section} */
export function ruleSection(createEngine, rules, corpora, rounds) {
  const { rows, sizes, different } = measureRuleCounts(createEngine, rules, corpora, rounds, processorTime);
  const names = Object.keys(corpora);
  return {
    title: 'More rules',
    text: table(
      ['rules', 'number', 'compiled once in', ...names],
      sizes.map(({ times, rules: number, compile }) => [
        `${times}×`,
        whole(number),
        `${short(compile)} ms`,
        ...names.map((corpus) => {
          const row = rows.find((one) => one.corpus === corpus && one.name === `${times}×`);
          return row ? multiple(row.times) : '';
        }),
      ]),
    ),
    faults: different > 0 ? [`With more rules ${different} links changed that none of them speaks of.`] : [],
  };
}

/** @param {Record<string, string[]>} corpora @param {number} calls @returns {Promise<Section>} */
export async function heapSection(corpora, calls) {
  const { rows, engineBytes } = await measureHeap(corpora, calls);
  return {
    title: 'Memory',
    text: [
      table(
        ['links that stay', 'call', 'bytes a call', 'calls'],
        rows.map(({ corpus, name, bytesACall, calls: count }) => [corpus, name, bytesACall.toFixed(2), whole(count)]),
      ),
      `\nAn engine that has met all these links holds ${short(engineBytes / 1e6)} MB.`,
    ].join('\n'),
    faults: rows.some(({ collections }) => collections > 0) ? ['Memory was collected while it was counted.'] : [],
  };
}

/** @param {import('../../src/index').Engine} engine @returns {Section} */
export function hostileSection(engine) {
  const rows = measureHostile(engine, processorTime);
  const worst = rows.toSorted((a, b) => (b.nanoseconds.at(-1) ?? 0) - (a.nanoseconds.at(-1) ?? 0)).slice(0, 12);
  const growing = rows.toSorted((a, b) => b.growth - a.growth).slice(0, 12);
  const shown = rows.filter((row) => worst.includes(row) || growing.includes(row));
  return {
    title: 'Hostile links',
    text: [
      `Nanoseconds a byte, of ${rows.length} ways to write one those that cost most or grow most:\n`,
      table(
        ['what is repeated', 'call', ...lengths.map((length) => `${whole(length)} B`), 'growth'],
        shown.map(({ input, call, nanoseconds, growth }) => [
          input.replaceAll('|', '\\|'),
          call,
          ...nanoseconds.map(short),
          short(growth),
        ]),
      ),
    ].join('\n'),
    faults: rows.filter(({ fault }) => fault).map(({ input, call }) => `Not linear: ${call} on ${input}.`),
  };
}

/** @param {string[]} links @param {number} lines @returns {Promise<Section>} */
export async function commandLineSection(links, lines) {
  const { lines: answered, linesASecond, moments } = await measureCommandLine(links, lines);
  const held = moments.map(({ megabytes }) => `${megabytes ?? '?'}`).join(', ');
  return {
    title: 'Command line',
    text: `${whole(linesASecond)} lines a second, ${whole(answered)} lines as shared, start-up included. Megabytes held after each million lines: ${held}.`,
    faults: [],
  };
}
