#!/usr/bin/env node
// What one link costs, beside `new URL(link).href` and other libraries; what rules, memory, hostile links and lines cost.
// usage: bench.mjs [--links FOLDER] [--browsers] [--only links,peers,rules,heap,hostile,lines,popup] [--write] [LINKS] [ROUNDS]
// Needs dist/lib, and dist/chrome for the popup, which is timed where --browsers is given. Ends with 1 where a link or compiling is too slow, time is not linear, or something was miscounted.
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { findBrowsers, majorVersion } from '../../scripts/lib/browsers.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { runInWorker } from '../support/browser-worker.mjs';
import { pipeLines } from './pipe-lines.mjs';
import { plainLinks, sharedLinks, wrappedLinks } from './corpus/links.mjs';
import { faultsIn } from './faults.mjs';
import { measureHeap } from './heap.mjs';
import { measureHostile } from './hostile-inputs.mjs';
import { measure } from './measure.mjs';
import { page, sections } from './page.mjs';
import { measurePeers } from './peers.mjs';
import { measurePopup } from './popup.mjs';
import { realLinks } from './real-links.mjs';
import { measureRuleCounts } from './rule-count.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    links: { type: 'string' },
    browsers: { type: 'boolean', default: false },
    only: { type: 'string', default: 'links,peers,rules,heap,hostile,lines,popup' },
    write: { type: 'boolean', default: false },
  },
});
const [links = 20_000, rounds = 15] = positionals.map(Number);
const parts = values.only.split(',');

const library = new URL('../../dist/lib/', import.meta.url);
if (!existsSync(new URL('index.js', library))) {
  console.error('There is no dist/lib: run npm run build first.');
  process.exit(2);
}
/** @type {typeof import('../../src/index')} */
const { createEngine } = await import(new URL('index.js', library).href);
/** @type {typeof import('../../src/rules/shipped')} */
const { shippedRules } = await import(new URL('rules.js', library).href);

const engine = createEngine({ rules: shippedRules });
const corpora = {
  shared: sharedLinks(links),
  plain: plainLinks(links),
  real: realLinks(values.links)
    .map((link) => engine.canonical(link))
    .filter((link) => URL.canParse(link)),
  wrapped: wrappedLinks(Math.ceil(links / 10)),
};
const { shared, plain, real } = corpora;

/** @type {import('./bounds.mjs').Measured} */
const measured = {};
if (parts.includes('links'))
  measured.places = [
    {
      kind: 'node',
      name: `Node ${process.versions.node}`,
      figures: measure(createEngine, shippedRules, corpora, rounds, processorTime),
    },
    ...(values.browsers ? await placesInBrowsers() : []),
  ];
if (parts.includes('peers')) measured.peers = measurePeers(engine, corpora, rounds, processorTime);
if (parts.includes('rules'))
  measured.rules = measureRuleCounts(createEngine, shippedRules, { shared, real }, rounds, processorTime);
if (parts.includes('heap')) measured.heap = await measureHeap({ plain, real }, 10_000_000);
if (parts.includes('hostile')) measured.hostile = measureHostile(engine, () => performance.now());
if (parts.includes('lines')) measured.lines = await pipeLines(3_000_000);
if (parts.includes('popup') && values.browsers) measured.popup = await measurePopup(40);

const circumstances = {
  day: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  cores: cpus().length,
  links,
  real: real.length,
  rounds,
};
console.log(sections(measured).join('\n\n'));
if (values.write) {
  const file = join(root, 'docs/performance.md');
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(page(measured, circumstances), options));
}
const faults = faultsIn(measured);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function placesInBrowsers() {
  /** @type {import('./bounds.mjs').Place[]} */
  const places = [];
  for (const browser of findBrowsers().filter(({ kind }) => kind !== 'chrome'))
    places.push({
      kind: browser.kind === 'firefox' ? 'firefox' : 'chromium',
      name: `${browser.name} ${await majorVersion(browser)}, worker`,
      figures: await runInWorker(browser, 'test/bench/in-worker.mjs', { corpora, rounds }),
    });
  return places;
}

/** Milliseconds of processor time, which other programs on the machine hardly change. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
