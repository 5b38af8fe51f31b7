import type { Shape } from '../model';
import type { FilterPlace } from './filter-pattern';
import type { JsonPath } from './json-lines';
import { placeOfMatch } from './match-pattern';
import type { Sorter } from './sorter';
import { textsOf } from './texts-of';

/** Places of an entry that say the same but for their hosts, and where it does not hold. */
export interface BravePlaces {
  readonly places: readonly FilterPlace[];
  readonly except: readonly Shape[];
}

/**
 * The places that an entry's `include` and `exclude` describe. Each pattern of `include` counts as an entry.
 * @param at where the entry stands
 * @param whyNot why nothing is made of it
 * @param serves whether a place is of use; else why it is not
 */
export function readPlaces(
  entry: Readonly<Record<string, unknown>>,
  at: (path: JsonPath) => number,
  sorter: Sorter,
  serves: (place: FilterPlace) => 'whole-address' | 'other' | null,
): BravePlaces {
  const excluded = textsOf(entry['exclude']).map((pattern) => placeOfMatch(pattern, 'exception'));
  // What is no pattern excludes nothing, and what cannot be told may exclude anything.
  const told = excluded.every((place) => typeof place !== 'string' || place === 'malformed');
  const except = excluded.filter((place) => typeof place !== 'string');
  const places = new Map<string, FilterPlace & { hosts?: string[] }>();
  for (const [i, pattern] of textsOf(entry['include']).entries()) {
    const place = told ? placeOfMatch(pattern, 'rule') : 'whole-address';
    const fault = typeof place === 'string' ? place : serves(place);
    if (typeof place === 'string' || fault) {
      sorter.leaveOut(fault ?? 'other', { line: at(['include', i]), text: pattern });
      continue;
    }
    sorter.used();
    const { hosts, ...rest } = place;
    const key = `${hosts ? 1 : 0}${JSON.stringify(rest)}`;
    const known = places.get(key);
    if (known) known.hosts?.push(...(hosts ?? []));
    else places.set(key, { ...rest, ...(hosts ? { hosts: [...hosts] } : {}) });
  }
  return { places: [...places.values()], except };
}

/** The same for an entry of which nothing is made. */
export function leaveOutPlaces(
  entry: Readonly<Record<string, unknown>>,
  at: (path: JsonPath) => number,
  sorter: Sorter,
  why: 'malformed' | 'slow-expression' | 'other',
): void {
  const patterns = textsOf(entry['include']);
  if (patterns.length === 0) sorter.leaveOut(why, { line: at([]), text: Object.keys(entry).join(', ') });
  for (const [i, text] of patterns.entries()) sorter.leaveOut(why, { line: at(['include', i]), text });
}
