import { expressionFault } from '../expression';
import { isRecord } from '../fields';
import { leaveOutPlaces, readPlaces } from './brave-places';
import { carriedBeside } from './carried';
import { readExpression } from './expression-tree';
import type { FilterPlace } from './filter-pattern';
import type { ImportedList } from './list';
import type { JsonPath } from './json-lines';
import type { Sorter, WrapperDraft } from './sorter';

/** Whether a JSON value is Brave's list of redirects: `[{ "include": […], "action": "redirect", "param": "url" }]`. */
export const isBraveDebounce = (json: unknown): boolean =>
  Array.isArray(json) && json.some((one) => isRecord(one) && typeof one['action'] === 'string');

/** Makes wrappers of it. An action that is not known here is a newer one, and means nothing. */
export function readBraveDebounce(json: unknown, lineOf: (path: JsonPath) => number, sorter: Sorter): ImportedList {
  for (const [i, entry] of (Array.isArray(json) ? json : []).entries()) {
    const at = (path: JsonPath) => lineOf([i, ...path]);
    const carrier = isRecord(entry) ? carrierOf(entry) : 'malformed';
    if (!isRecord(entry) || typeof carrier === 'string') {
      leaveOutPlaces(isRecord(entry) ? entry : {}, at, sorter, typeof carrier === 'string' ? carrier : 'malformed');
      continue;
    }
    const names = 'query' in carrier.destination ? carrier.destination.query : [];
    const { places, except } = readPlaces(entry, at, sorter, (place) => faultOf(place, names));
    for (const { carries = [], hosts = [], ...place } of places) {
      const draft = { ...carrier, hosts, ...place, ...carriedBeside(carries, names) };
      sorter.wrapper({ line: at([]), text: '' }, except.length > 0 ? { ...draft, except } : draft);
    }
  }
  return sorter.sorted({ format: 'brave-debounce', title: null, expires: null });
}

/** A wrapper holds on certain hosts, and asks for no values of other parameters. */
function faultOf({ hosts, carries = [] }: FilterPlace, names: readonly string[]): 'whole-address' | 'other' | null {
  if (!hosts) return 'other';
  return carriedBeside(carries, names) ? null : 'whole-address';
}

type Carrier = Pick<WrapperDraft, 'destination' | 'decode' | 'scheme' | 'template' | 'until'>;

/** Where the destination stands, and how; or why that cannot be told. */
function carrierOf(entry: Readonly<Record<string, unknown>>): Carrier | 'malformed' | 'slow-expression' | 'other' {
  const { action, param, pref, prepend_scheme: prepended, redirect_url_template: template } = entry;
  if (typeof param !== 'string' || param === '' || typeof action !== 'string') return 'malformed';
  // Holds where a setting of that browser is on.
  if (pref !== undefined) return 'other';
  if (prepended !== undefined && prepended !== 'http' && prepended !== 'https') return 'malformed';
  const scheme: Pick<Carrier, 'scheme'> = prepended === undefined ? {} : { scheme: prepended };
  if (action === 'redirect') return { destination: { query: [param] }, ...scheme };
  if (action === 'base64,redirect')
    return { destination: { query: [param] }, decode: ['percent', 'base64'], ...scheme };
  if (action === 'regex-path') return ofPath(param, scheme);
  if (action !== 'regex-path-template') return 'other';
  // All groups of an expression are one text here.
  if (typeof template !== 'string' || !template.includes('$1')) return 'malformed';
  return /\$[2-9]/.test(template) ? 'other' : ofPath(param, { ...scheme, template });
}

/** Groups of an expression over the path, joined. */
function ofPath(source: string, more: Pick<Carrier, 'scheme' | 'template'>): Carrier | 'malformed' | 'slow-expression' {
  const tree = readExpression(source);
  if (!tree?.flat().some(({ captures }) => captures)) return 'malformed';
  // What begins with a slash is looked for at the start of the path alone: elsewhere it would have to be searched for.
  const anchored = source.startsWith('/') || source.startsWith('\\/') ? `^${source}` : source;
  return expressionFault(anchored) === null ? { destination: { path: `~${anchored}` }, ...more } : 'slow-expression';
}
