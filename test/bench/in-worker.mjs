/** The same measurement in a browser's worker: told what to measure by `order.json`, it hands the figures back. */
import { createEngine } from '../../dist/lib/index.js';
import { shippedRules } from '../../dist/lib/rules.js';
import { measure } from './measure.mjs';

const { corpora, rounds } = await (await fetch('/order.json')).json();
const figures = measure(createEngine, shippedRules, corpora, rounds, () => performance.now());
await fetch('/figures', { method: 'POST', body: JSON.stringify(figures) });
