import { hostName } from '../settings/host';

/** What a storage area holds, by key. */
export type Items = Readonly<Record<string, unknown>>;
export type Members = Readonly<Record<string, unknown>>;

export const schemaKey = 'schema';
export const settingsKey = 'settings';
export const goneKey = 'gone';

/** Where whatever cannot be read is put when a choice needs its place. No site, setting or parameter has this name. */
export const asideName = '';

export const siteKey = (site: string): string => `site:${site}`;

/** A host that needs no closer look: most do not, and all are looked at each time that storage is read. */
const plainHost = /^(?!xn--)[a-z0-9-]{1,63}(\.(?!xn--)[a-z0-9-]{1,63})*\.[a-z]{2,63}$/;

export function isSite(name: string): boolean {
  return plainHost.test(name) || hostName(name) === name;
}

/** @returns null when the key is not that of a site */
export function siteOfKey(key: string): string | null {
  const site = key.startsWith('site:') ? key.slice('site:'.length) : '';
  return isSite(site) ? site : null;
}

export function asMembers(raw: unknown): Members | null {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Members) : null;
}
