import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const link = /https?:\/\/[^\s"'<>()[\]{}`|\\^]+/g;
const places = [
  [join(root, 'node_modules'), /\.md$/i],
  ['/usr/share/doc', /\.html?$/i],
];

/**
 * Links that people wrote: those in the READMEs of the packages here and in the machine's own HTML documents.
 * @param {string} [folder] another folder with texts, in place of these
 * @returns {string[]} each once, in the order of a sorted list
 */
export const realLinks = (folder) => linksIn(folder ? [[folder, /./]] : places);

/** Those of the packages here alone: the same on every machine. */
export const linksOfPackages = () => linksIn(places.slice(0, 1));

/** @param {(string | RegExp)[][]} among @returns {string[]} */
function linksIn(among) {
  const found = new Set();
  for (const [place, kind] of among) {
    if (!existsSync(String(place))) continue;
    for (const file of readdirSync(String(place), { recursive: true, withFileTypes: true }))
      if (file.isFile() && /** @type {RegExp} */ (kind).test(file.name))
        collect(join(file.parentPath, file.name), found);
  }
  return [...found].filter((text) => URL.canParse(text)).toSorted();
}

/** @param {string} file @param {Set<string>} found */
function collect(file, found) {
  for (const [text] of readFileSync(file, 'utf8').replaceAll('&amp;', '&').matchAll(link))
    found.add(text.replace(/[.,;:!?*_]+$/, ''));
}
