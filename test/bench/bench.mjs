#!/usr/bin/env node
// What one link costs, as a multiple of `new URL(link).href` on the same links in the same run, and what compiling costs.
// usage: bench.mjs [LINKS] [ROUNDS]; needs dist/lib. Ends with 1 where a bound is broken.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { canonicalLinks, sharedLinks } from './corpus.mjs';

const [links = 20_000, rounds = 15] = process.argv.slice(2).map(Number);
const bounds = { timesUrl: 3, compileMs: 10 };

const library = new URL('../../dist/lib/', import.meta.url);
if (!existsSync(new URL('index.js', library))) {
  console.error('There is no dist/lib: run npm run build first.');
  process.exit(2);
}
/** @type {typeof import('../../src/index')} */
const { createEngine } = await import(new URL('index.js', library).href);
/** @type {typeof import('../../src/rules/shipped')} */
const { shippedRules: rules } = await import(new URL('rules.js', library).href);

const firstCompile = timed(() => createEngine({ rules }));
const compile = quartiles(Array.from({ length: 30 }, () => timed(() => createEngine({ rules }))));
const engine = createEngine({ rules });

/** @type {Record<string, (link: string) => unknown>} */
const contenders = {
  'new URL().href': (link) => new URL(link).href,
  'canonical()': (link) => engine.canonical(link),
  "canonical(, 'serialised')": (link) => engine.canonical(link, 'serialised'),
  'key()': (link) => engine.key(link),
  'explain()': (link) => engine.explain(link),
};
const corpora = { shared: sharedLinks(links), canonical: canonicalLinks(links) };

const rows = Object.entries(corpora).flatMap(([corpus, list]) => measured(list).map((row) => ({ corpus, ...row })));
console.table(
  rows.map(({ corpus, name, nanoseconds, times }) => ({
    corpus,
    call: name,
    'ns a link': Math.round(nanoseconds.median),
    'times new URL().href': times.median.toFixed(2),
    quartiles: `${times.low.toFixed(2)}–${times.high.toFixed(2)}`,
  })),
);
console.log(
  `Compiling all rules: ${ms(compile.median)} (quartiles ${ms(compile.low)}–${ms(compile.high)}), the first ${ms(firstCompile)}.`,
);
console.log(
  `Command line: ${Math.round(linesPerSecond(corpora.shared)).toLocaleString('en')} lines a second, start-up left out.`,
);
console.log(
  `Node ${process.versions.node}, ${links} links a corpus, medians of ${rounds} rounds, callers in turn, processor time but for the command line.`,
);

const slow = rows.filter(({ name, times }) => name !== 'key()' && times.median > bounds.timesUrl);
for (const { corpus, name } of slow)
  console.log(`Too slow: ${name} on ${corpus} links, more than ${bounds.timesUrl} times.`);
if (compile.median > bounds.compileMs) console.log(`Too slow: compiling, more than ${bounds.compileMs} ms.`);
process.exitCode = slow.length > 0 || compile.median > bounds.compileMs ? 1 : 0;

/** Every contender once a round, the order turning, so that a slow moment of the machine meets all. @param {string[]} list */
function measured(list) {
  const names = Object.keys(contenders);
  const warmUp = 3;
  /** @type {Map<string, number[]>} */
  const spent = new Map(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1)
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round + warmUp) % names.length] ?? '';
      const time = timed(() => runAll(name, list));
      if (round >= 0) spent.get(name)?.push((time * 1e6) / list.length);
    }
  const yardstick = spent.get('new URL().href') ?? [];
  return names.map((name) => {
    const each = spent.get(name) ?? [];
    const ratios = each.map((time, round) => time / (yardstick[round] ?? Number.NaN));
    return { name, nanoseconds: quartiles(each), times: quartiles(ratios) };
  });
}

/** @param {string} name @param {string[]} list */
function runAll(name, list) {
  const call = contenders[name] ?? String;
  let used = 0;
  for (const link of list) if (call(link)) used += 1;
  return used;
}

/** Lines a second of the command line, by the difference between many lines and one. @param {string[]} list */
function linesPerSecond(list) {
  const cli = fileURLToPath(new URL('cli.js', library));
  /** @param {string[]} lines */
  const milliseconds = (lines) => {
    const start = performance.now();
    spawnSync(process.execPath, [cli, 'clean'], { input: `${lines.join('\n')}\n`, maxBuffer: 1 << 30 });
    return performance.now() - start;
  };
  const many = Array.from({ length: 10 }, () => list).flat();
  return (many.length * 1000) / (milliseconds(many) - milliseconds(list.slice(0, 1)));
}

/** Milliseconds of processor time, which other programs on the machine hardly change. @param {() => unknown} work */
function timed(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** @param {number[]} figures */
function quartiles(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  /** @param {number} part */
  const at = (part) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(1)} ms`;
}
