/** The answers in a browser's worker. */
import { createEngine } from '../../../dist/lib/index.js';
import { shippedRules } from '../../../dist/lib/rules.js';
import { hashesOf } from './answers.mjs';

const { texts } = await (await fetch('/order.json')).json();
await fetch('/found', { method: 'POST', body: JSON.stringify(hashesOf(createEngine, shippedRules, texts)) });
