import { isRecord } from '../fields';
import { leaveOutPlaces, readPlaces } from './brave-places';
import type { FilterPlace } from './filter-pattern';
import type { ImportedList } from './list';
import type { JsonPath } from './json-lines';
import { exactName } from './name-patterns';
import type { Sorter } from './sorter';
import { textsOf } from './texts-of';

/** Whether a JSON value is Brave's list of parameters: `[{ "include": […], "exclude": […], "params": […] }]`. */
export const isBraveCleanUrls = (json: unknown): boolean =>
  Array.isArray(json) && json.some((one) => isRecord(one) && Array.isArray(one['params']));

/** Makes rules of it. A parameter is removed that has just that name, and a value. */
export function readBraveCleanUrls(json: unknown, lineOf: (path: JsonPath) => number, sorter: Sorter): ImportedList {
  for (const [i, entry] of (Array.isArray(json) ? json : []).entries()) {
    const at = (path: JsonPath) => lineOf([i, ...path]);
    const names = isRecord(entry) ? textsOf(entry['params']).map(exactName) : [];
    if (!isRecord(entry) || names.length === 0) {
      leaveOutPlaces(isRecord(entry) ? entry : {}, at, sorter, 'malformed');
      continue;
    }
    const { places, except } = readPlaces(entry, at, sorter, onlyNames);
    for (const { carries = [], ...place } of places) {
      const has = carries.map(({ name }) => name);
      const draft = { names, value: '~.', ...place, ...(has.length > 0 ? { when: { has } } : {}) };
      sorter.strip({ line: at([]), text: '' }, except.length > 0 ? { ...draft, except } : draft);
    }
  }
  return sorter.sorted({ format: 'brave-clean-urls', title: null, expires: null });
}

/** A value cannot be asked of another parameter. */
const onlyNames = ({ carries = [] }: FilterPlace): 'whole-address' | null =>
  carries.some(({ value }) => value !== '') ? 'whole-address' : null;
