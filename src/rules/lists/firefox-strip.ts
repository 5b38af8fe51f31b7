import { isRecord } from '../fields';
import type { ImportedList } from './list';
import type { JsonPath } from './json-lines';
import { exactName } from './name-patterns';
import type { ListPlace } from './place';
import type { Entry, Sorter } from './sorter';
import { textsOf } from './texts-of';

/** Whether a JSON value is Firefox's list of what is stripped from a link that is shared. */
export const isFirefoxStrip = (json: unknown): boolean =>
  isRecord(json) &&
  Object.keys(json).length > 0 &&
  Object.values(json).every((one) => isRecord(one) && Array.isArray(one['queryParams']));

/**
 * Makes rules of it: `{ "site": { "queryParams": […], "topLevelSites": […] } }`, or with `isGlobal`, `origins` and
 * `schemelessSites`. Names are matched in any case.
 */
export function readFirefoxStrip(json: unknown, lineOf: (path: JsonPath) => number, sorter: Sorter): ImportedList {
  for (const [name, record] of Object.entries(isRecord(json) ? json : {})) {
    const entry: Entry = { line: lineOf([name]), text: name };
    const places = isRecord(record) ? placesOf(record) : [];
    const names = isRecord(record) ? textsOf(record['queryParams']).map(exactName) : [];
    if (names.length === 0 || places.length === 0) sorter.leaveOut('malformed', entry);
    else sorter.used();
    if (names.length > 0) for (const place of places) sorter.strip(entry, { names, ignoreCase: true, ...place });
  }
  return sorter.sorted({ format: 'firefox-strip', title: null, expires: null });
}

function placesOf(record: Readonly<Record<string, unknown>>): readonly ListPlace[] {
  const top = textsOf(record['topLevelSites']);
  if (record['isGlobal'] === true || top.includes('*')) return [{}];
  const exact = [...top, ...textsOf(record['origins'])].map(hostOf).filter(isHost);
  const sites = textsOf(record['schemelessSites']).map(hostOf).filter(isHost);
  return [
    ...(exact.length > 0 ? [{ hosts: exact, exact: true }] : []),
    ...(sites.length > 0 ? [{ hosts: sites }] : []),
  ];
}

/** An origin is looked at without its scheme. */
const hostOf = (text: string): string => text.toLowerCase().replace(/^https?:\/\/|\/$/g, '');
const isHost = (host: string): boolean => /^[\w-]+(\.[\w-]+)+$/.test(host);
