import { isBraveCleanUrls, readBraveCleanUrls } from './brave-clean-urls';
import { isBraveDebounce, readBraveDebounce } from './brave-debounce';
import type { SiteOf } from './chunk-keys';
import { isClearUrls, readClearUrls } from './clearurls';
import { readFilters } from './filters';
import { isFirefoxStrip, readFirefoxStrip } from './firefox-strip';
import { jsonLines } from './json-lines';
import type { ImportedList } from './list';
import { Sorter } from './sorter';

/**
 * Makes rules of somebody else's list. It tells the format by itself: ClearURLs, filters with `removeparam` or
 * `urlskip`, Brave's lists of parameters and of redirects, Firefox's list for sharing.
 * @param text the list as it was fetched
 * @param list the id that its rules begin with, and the name that reasons give
 * @param siteOf host to registrable domain
 * @returns the rules, and what none was made of; or in plain words why the text is no list. Never throws
 */
export function importList(
  text: string,
  list: { readonly id: string; readonly name: string },
  siteOf: SiteOf,
): ImportedList | { readonly error: string } {
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const start = content.trimStart();
  if (start === '') return { error: 'The list is empty.' };
  if (start.startsWith('<')) return { error: 'This is a web page, and no list.' };
  const sorter = new Sorter(list, siteOf);
  return /^(?:\{|\[\s*[[{"\]\d])/.test(start) ? readJson(content, sorter) : readFilters(content, sorter, siteOf);
}

/** Formats that are JSON. */
const formats = [
  { is: isClearUrls, read: readClearUrls },
  { is: isBraveDebounce, read: readBraveDebounce },
  { is: isBraveCleanUrls, read: readBraveCleanUrls },
  { is: isFirefoxStrip, read: readFirefoxStrip },
] as const;

function readJson(text: string, sorter: Sorter): ImportedList | { readonly error: string } {
  const json = parse(text);
  if ('error' in json) return json;
  const { value } = json;
  const lines = jsonLines(text);
  for (const { is, read } of formats) if (is(value)) return read(value, lines, sorter);
  return { error: 'This is JSON, but none of the lists that are known here.' };
}

function parse(text: string): { readonly value: unknown } | { readonly error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: `This begins as JSON, and is none: ${error instanceof Error ? error.message : String(error)}` };
  }
}
