/** The answers in whatever Node runs this. usage: in-node.mjs TEXTS.json */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createEngine } from '../../../dist/lib/index.js';
import { shippedRules } from '../../../dist/lib/rules.js';
import { hashesOf } from './answers.mjs';

const texts = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
console.log(JSON.stringify({ version: process.version, hashes: hashesOf(createEngine, shippedRules, texts) }));
