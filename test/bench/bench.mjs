#!/usr/bin/env node
// What one link costs, as a multiple of `new URL(link).href` on the same links in the same run, and what else is dear.
// usage: bench.mjs [--links FOLDER] [--browsers] [--write] [LINKS] [ROUNDS]; needs dist/lib. Ends with 1 where a bound is broken.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findBrowsers, majorVersion } from '../../scripts/lib/browsers.mjs';
import { runInWorker } from '../support/browser-worker.mjs';
import { plainLinks, sharedLinks, wrappedLinks } from './corpus/links.mjs';
import { measure } from './measure.mjs';
import { writePage } from './page.mjs';
import { peers } from './peers.mjs';
import { realLinks } from './real-links.mjs';
import {
  commandLineSection,
  floorSections,
  heapSection,
  hostileSection,
  linkSection,
  processorTime,
  ruleSection,
} from './sections.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    links: { type: 'string' },
    browsers: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [links = 20_000, rounds = 15] = positionals.map(Number);

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
const shared = sharedLinks(links);
const real = realLinks(values.links)
  .map((link) => engine.canonical(link))
  .filter((link) => URL.canParse(link));
const corpora = { shared, plain: plainLinks(links), real, wrapped: wrappedLinks(Math.ceil(links / 10)) };
const kinds = Object.keys(corpora);

/** @type {import('./sections.mjs').Section[]} */
const sections = [];
/** @param {import('./sections.mjs').Section} section */
function add(section) {
  sections.push(section);
  console.log(`\n## ${section.title}\n\n${section.text}`);
}

const node = {
  place: `Node ${process.versions.node}`,
  ...measure(createEngine, shippedRules, corpora, rounds, processorTime, peers),
};
const measured = [node];
add(linkSection(node, kinds, true));
for (const browser of values.browsers ? findBrowsers().filter(({ kind }) => kind !== 'chrome') : []) {
  const place = `${browser.name} ${await majorVersion(browser)}, worker`;
  const figures = await runInWorker(browser, 'test/bench/in-worker.mjs', { corpora, rounds });
  measured.push({ place, ...figures });
  add(linkSection({ place, ...figures }, kinds, false));
}
for (const section of floorSections(measured)) add(section);
add(ruleSection(createEngine, shippedRules, { shared, real }, rounds));
add(await heapSection({ real, plain: corpora.plain }, values.write ? 10_000_000 : 1_000_000));
add(hostileSection(engine));
add(await commandLineSection(shared, values.write ? 10_000_000 : 3_000_000));

const about = `${real.length} real links, ${links} of each other kind, medians (and quartiles) of ${rounds} rounds, callers in turn; in Node, processor time.`;
console.log(`\n${about}`);
if (values.write) writePage(sections, about);
const faults = sections.flatMap((section) => section.faults);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
