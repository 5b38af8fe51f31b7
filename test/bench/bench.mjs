#!/usr/bin/env node
// What one link costs, as a multiple of `new URL(link).href` on the same links in the same run, and what compiling costs.
// usage: bench.mjs [--links FOLDER] [--browsers] [LINKS] [ROUNDS]; needs dist/lib. Ends with 1 where a bound is broken.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowsers, majorVersion } from '../../scripts/lib/browsers.mjs';
import { runInWorker } from '../support/browser-worker.mjs';
import { plainLinks, sharedLinks, wrappedLinks } from './corpus/links.mjs';
import { measure } from './measure.mjs';
import { realLinks } from './real-links.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { links: { type: 'string' }, browsers: { type: 'boolean', default: false } },
});
const [links = 20_000, rounds = 15] = positionals.map(Number);
const bounds = { calls: ['canonical()', 'explain()'], timesUrl: 3, compileMs: 10 };

const library = new URL('../../dist/lib/', import.meta.url);
if (!existsSync(new URL('index.js', library))) {
  console.error('There is no dist/lib: run npm run build first.');
  process.exit(2);
}
/** @type {typeof import('../../src/index')} */
const { createEngine } = await import(new URL('index.js', library).href);
/** @type {typeof import('../../src/rules/shipped')} */
const { shippedRules } = await import(new URL('rules.js', library).href);

const canonical = createEngine({ rules: shippedRules });
const corpora = {
  shared: sharedLinks(links),
  plain: plainLinks(links),
  real: realLinks(values.links)
    .map((link) => canonical.canonical(link))
    .filter((link) => URL.canParse(link)),
  wrapped: wrappedLinks(Math.ceil(links / 10)),
};
/** Two links in one, so that the bounds for one say nothing of it. */
const unbounded = 'wrapped';

const faults = report(
  `Node ${process.versions.node}`,
  measure(createEngine, shippedRules, corpora, rounds, processorTime),
);
console.log(
  `Command line: ${Math.round(linesPerSecond(corpora.shared)).toLocaleString('en')} lines a second, start-up left out.`,
);
for (const browser of values.browsers ? findBrowsers().filter(({ kind }) => kind !== 'chrome') : [])
  report(
    `${browser.name} ${await majorVersion(browser)}, worker`,
    await runInWorker(browser, 'test/bench/in-worker.mjs', { corpora, rounds }),
  );
console.log(
  `${corpora.real.length} real links, ${links} of each other kind, medians of ${rounds} rounds, callers in turn; in Node, processor time.`,
);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Prints the figures. @param {string} where @param {import('./measure.mjs').Figures} figures @returns {string[]} bounds that are broken */
function report(where, { rows, compile, firstCompile }) {
  console.log(`\n${where}`);
  console.table(
    rows.map(({ corpus, name, nanoseconds, times }) => ({
      corpus,
      call: name,
      'ns a link': Math.round(nanoseconds.median),
      'times new URL().href': times.median.toFixed(2),
      quartiles: `${times.low.toFixed(2)}–${times.high.toFixed(2)}`,
      'as fast as it': (1 / times.median).toFixed(2),
    })),
  );
  console.log(
    `Compiling all rules: ${ms(compile.median)} (quartiles ${ms(compile.low)}–${ms(compile.high)}), the first ${ms(firstCompile)}.`,
  );
  const slow = rows
    .filter(({ corpus, name }) => corpus !== unbounded && bounds.calls.includes(name))
    .filter(({ times }) => times.median > bounds.timesUrl)
    .map(({ corpus, name }) => `Too slow: ${name} on ${corpus} links, more than ${bounds.timesUrl} times.`);
  return compile.median > bounds.compileMs ? [...slow, `Too slow: compiling, more than ${bounds.compileMs} ms.`] : slow;
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

/** Milliseconds of processor time, which other programs on the machine hardly change. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(1)} ms`;
}
