#!/usr/bin/env node
// What it costs to take in somebody else's list, and to make an engine with what it says of one site.
// usage: lists.mjs [LINES] [ROUNDS] [FILE]
// Needs dist/lib. FILE is a list of your own, in place of one that is made up.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { makeList } from './make-list.mjs';

const [lines = 20_000, rounds = 7] = process.argv.slice(2, 4).map(Number);
const file = process.argv[4];
const text = file === undefined ? makeList(lines) : readFileSync(file, 'utf8');
const library = new URL('../../dist/lib/', import.meta.url);
/** @type {typeof import('../../src/index')} */
const { chunkKeys, createEngine, importList, nameKeys, siteOf, withLists } = await import(
  new URL('index.js', library).href
);
/** @type {typeof import('../../src/rules/shipped')} */
const { shippedRules } = await import(new URL('rules.js', library).href);

/** @param {() => unknown} work */
function median(work) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return `${times.toSorted((a, b) => a - b)[rounds >> 1]?.toFixed(1)} ms (first ${times[0]?.toFixed(1)} ms)`;
}

const read = () => importList(text, { id: 'list', name: 'A list' }, siteOf);
const list = read();
if ('error' in list) {
  console.error(list.error);
  process.exit(1);
}
const host = 'www.site1.com';
const link = `https://${host}/a?name_1=2&id=3`;
const chunks = [...chunkKeys(host, siteOf), ...nameKeys(link)].flatMap((key) => {
  const chunk = list.chunks.get(key);
  return chunk ? [/** @type {const} */ ([key, chunk])] : [];
});
const all = withLists(shippedRules, [...list.chunks], siteOf(host) ?? '');
const few = withLists(shippedRules, chunks, siteOf(host) ?? '');
console.log(`${text.split('\n').length} lines, ${list.entries} entries, ${list.used} used, ${list.chunks.size} chunks`);
console.log(`read:                              ${median(read)}`);
console.log(
  `engine, shipped rules alone:       ${median(() => createEngine({ rules: shippedRules }).canonical(link))}`,
);
console.log(`engine, what is said of one site:  ${median(() => createEngine({ rules: { ...few } }).canonical(link))}`);
console.log(`engine, the whole list:            ${median(() => createEngine({ rules: { ...all } }).canonical(link))}`);
