/**
 * The answers in a context that has JavaScript's own objects and nothing else, no `URL` either.
 * usage: node --experimental-vm-modules in-bare-context.mjs TEXTS.json
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const context = vm.createContext({});
if (vm.runInContext('typeof URL + typeof TextEncoder + typeof fetch', context) !== 'undefined'.repeat(3))
  throw new Error('The context is not bare.');
context.written = readFileSync(process.argv[2] ?? '', 'utf8');

/** @type {Map<string, vm.SourceTextModule>} */
const modules = new Map();
/** @param {string} specifier @param {string} [from] */
const load = (specifier, from = import.meta.url) => {
  const file = fileURLToPath(new URL(specifier, from));
  const known = modules.get(file);
  if (known) return known;
  const module = new vm.SourceTextModule(readFileSync(file, 'utf8'), { context, identifier: file });
  modules.set(file, module);
  return module;
};

const main = new vm.SourceTextModule(
  `import { createEngine } from '../../../dist/lib/index.js';
   import { shippedRules } from '../../../dist/lib/rules.js';
   import { hashesOf } from './answers.mjs';
   globalThis.told = JSON.stringify(hashesOf(createEngine, shippedRules, JSON.parse(globalThis.written)));`,
  { context, identifier: 'main' },
);
await main.link((specifier) => load(specifier));
await main.evaluate();
console.log(JSON.stringify({ version: 'bare', hashes: JSON.parse(context.told) }));
