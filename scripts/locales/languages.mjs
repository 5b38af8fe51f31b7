import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** @typedef {import('./faults.mjs').Messages} Messages */

/** The folder of all texts, one folder a language. */
export const folder = join(root, 'public/_locales');

/** Every language that there are texts in, as its folder is named. */
export const languages = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);

/** @returns {Messages} */
export const textsOf = (/** @type {string} */ language) =>
  JSON.parse(readFileSync(join(folder, language, 'messages.json'), 'utf8'));
