import type { HostPattern, Shape } from '../model';
import { isEntity, type SiteOf } from './chunk-keys';
import type { FilterLine, FilterOption } from './filter-line';
import { type FilterPlace, placeOfPattern } from './filter-pattern';
import type { UnsupportedReason } from './list';

/** Where a filter holds, and where not. */
export interface FilterScope extends FilterPlace {
  readonly except?: readonly Shape[];
}

/** Whether a filter speaks of links that are opened: a link cleaner sees no image and no frame. */
function isForDocuments(options: readonly FilterOption[]): boolean {
  const types = options.filter(({ name }) => typeNames.has(name));
  const named = types.filter(({ negated }) => !negated);
  if (named.length > 0) return named.some(({ name }) => name === 'document' || name === 'all');
  return !types.some(({ name }) => name === 'document');
}

/** Whether a filter speaks of requests that ask for a page. */
function isForGet(options: readonly FilterOption[]): boolean {
  const methods = options
    .find(({ name }) => name === 'method')
    ?.value?.toLowerCase()
    .split('|');
  if (!methods) return true;
  return methods.includes('get') || (methods.every((one) => one.startsWith('~')) && !methods.includes('~get'));
}

/** The place of a rule, narrowed by its options; or why it cannot be told. */
export function scopeOfRule({ pattern, options }: FilterLine, siteOf: SiteOf): FilterScope | UnsupportedReason {
  // Most filters have the one option that says what is removed.
  if (options.length === 1) return placeOfPattern(pattern, 'rule');
  const unknown = options.find(({ name }) => !knownNames.has(name) && !/^_*$/.test(name));
  if (unknown) return modifiers.has(unknown.name) ? 'malformed' : 'other';
  if (!isForDocuments(options) || !isForGet(options)) return 'not-a-document';
  if (options.some(({ name }) => parties.has(name))) return 'initiator';
  const place = placeOfPattern(pattern, 'rule');
  if (typeof place === 'string') return place;
  let { hosts } = place;
  const except: Shape[] = [];
  for (const { name, value } of options) {
    if (!hostLists.has(name)) continue;
    const list = readHosts(value);
    // An expression over hosts, or nothing.
    if (!list) return 'other';
    const [inside, outside] = name === 'denyallow' ? [[], list.inside] : [list.inside, list.outside];
    if (outside.length > 0) except.push({ hosts: outside });
    if (inside.length === 0) continue;
    // Who leads to a link is not known: `domain` is asked of the link itself.
    hosts = hosts ? common(hosts, inside, siteOf) : inside;
    if (hosts.length === 0) return 'initiator';
  }
  // What holds below a narrower host is exact no more.
  const { hosts: _hosts, exact, ...rest } = place;
  const still = exact && hosts === place.hosts ? { exact } : {};
  if (exact && hosts !== place.hosts) return 'other';
  return { ...rest, ...still, ...(hosts ? { hosts } : {}), ...(except.length > 0 ? { except } : {}) };
}

/** Where an exception holds at least; null where that cannot be told; or that it holds for no link. */
export function scopeOfException({ pattern, options }: FilterLine): Shape | null | 'not-a-document' {
  if (!isForDocuments(options) || !isForGet(options)) return 'not-a-document';
  const place = placeOfPattern(pattern, 'exception');
  if (typeof place === 'string') return place === 'not-a-document' ? place : hostOnly(options);
  const { hosts, paths } = place;
  return { ...(hosts ? { hosts } : hostOnly(options)), ...(paths ? { paths } : {}) };
}

/** The hosts that an exception's options name. */
function hostOnly(options: readonly FilterOption[]): Shape | null {
  const list = readHosts(options.find(({ name }) => name === 'domain' || name === 'to')?.value ?? null);
  return list && list.inside.length > 0 ? { hosts: list.inside } : null;
}

/** `a.example|~b.example|c.*`; null where it holds what is no host. */
function readHosts(value: string | null): { inside: HostPattern[]; outside: HostPattern[] } | null {
  if (!value) return null;
  const inside: HostPattern[] = [];
  const outside: HostPattern[] = [];
  for (const one of value.toLowerCase().split('|')) {
    const host = one.replace(/^~/, '').replace(/^\*\./, '');
    if (!/^[\w-]+(\.[\w-]+)*(\.\*)?$/.test(host)) return null;
    (one.startsWith('~') ? outside : inside).push(host);
  }
  return { inside, outside };
}

/** The hosts that are in both lists, or below one in the other. */
function common(some: readonly HostPattern[], others: readonly HostPattern[], siteOf: SiteOf): readonly HostPattern[] {
  const within = (host: string, all: readonly string[]) => all.some((one) => isBelow(host, one, siteOf));
  return [
    ...some.filter((host) => within(host, others)),
    ...others.filter((host) => !some.includes(host) && within(host, some)),
  ];
}

function isBelow(host: string, above: string, siteOf: SiteOf): boolean {
  if (!isEntity(above) || isEntity(host)) return host === above || host.endsWith(`.${above}`);
  const site = siteOf(host);
  if (site === null) return false;
  const entity = `${host.slice(0, host.length - site.length)}${site.split('.', 1)[0] ?? ''}.*`;
  return entity === above || entity.endsWith(`.${above}`);
}

const typeNames = new Set(
  (
    'all document subdocument xmlhttprequest image script stylesheet media font object websocket other ping popup ' +
    'beacon webrtc popunder inline-script inline-font css genericblock object-subrequest'
  ).split(' '),
);
const parties = new Set(['1p', '3p', 'strict1p', 'strict3p']);
const hostLists = new Set(['domain', 'to', 'denyallow']);
const plain = ['removeparam', 'urlskip', 'match-case', 'important', 'badfilter', 'method'];
const knownNames = new Set([...typeNames, ...parties, ...hostLists, ...plain]);
/** Of these a filter has one only. */
const modifiers = new Set(
  'csp redirect redirect-rule replace permissions uritransform urltransform jsonprune cookie removeheader'.split(' '),
);
