import { chunkKeys, type ListChunk, nameKeys, siteOf } from '../../src/index';
import { browser } from '../platform/browser';
import { hasList, readChunks } from '../platform/lists/database';
import { listDatabase } from '../platform/lists/open';
import { changeList, listsKey, readLists } from '../platform/lists/state';

/** What the person's lists say of links on some sites, as an engine takes it. */
export interface ListRules {
  readonly chunks: readonly (readonly [key: string, chunk: ListChunk])[];
  readonly sites: readonly string[];
}

interface Known {
  /** The same object while nothing new is said. */
  readonly rules: ListRules;
  /** Hosts and keys that the lists were asked about. */
  readonly hosts: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

export const noListRules: ListRules = { chunks: [], sites: [] };

const none: Known = { rules: noListRules, hosts: new Set(), keys: new Set() };

/** More hosts than one answer needs; then all is read anew. */
const mostHosts = 2000;

let known = none;
let inUse: Promise<readonly string[]> | null = null;

/** Reads what holds everywhere while the worker starts, and forgets all that was read whenever a list changes. */
export function watchListRules(): void {
  void listRulesAt(() => []);
  browser.storage.onChanged.addListener((changes, area) => {
    if (area !== 'local' || !(listsKey in changes)) return;
    known = none;
    inUse = null;
  });
}

/** A link, and its host where it has one. */
export interface Asked {
  readonly link: string;
  readonly host: string | null;
}

/**
 * What lists say of some links, and of all that were asked about before, read from storage where that was not done.
 * @param links asked only where there are lists
 * @returns the same object while nothing new is said; null where the person has no list that is on
 */
export async function listRulesAt(links: () => readonly Asked[]): Promise<ListRules | null> {
  const lists = await (inUse ??= idsInUse());
  if (lists.length === 0) return null;
  const start = known.hosts.size > mostHosts ? none : known;
  const asked = links();
  const hosts = [...new Set(asked.flatMap(({ host }) => host ?? []))].filter((host) => !start.hosts.has(host));
  const wanted = [
    '',
    ...hosts.flatMap((host) => chunkKeys(host, siteOf)),
    ...asked.flatMap(({ link }) => nameKeys(link)),
  ];
  const missing = [...new Set(wanted)].filter((key) => !start.keys.has(key));
  if (hosts.length === 0 && missing.length === 0) return start.rules;
  const more = await chunksOf(lists, missing);
  // What holds for a name under any suffix is made for each site of that name.
  const seen = new Set(start.rules.chunks.map(([key]) => key));
  const speaks = more.length > 0 || wanted.some((key) => key.endsWith('.*') && seen.has(key));
  const sites = [...new Set([...start.rules.sites, ...hosts.flatMap((host) => siteOf(host) ?? [])])];
  const rules = speaks ? { chunks: [...start.rules.chunks, ...more], sites } : start.rules;
  known = { rules, hosts: new Set([...start.hosts, ...hosts]), keys: new Set([...start.keys, ...missing]) };
  return rules;
}

async function chunksOf(lists: readonly string[], keys: readonly string[]): Promise<ListRules['chunks']> {
  try {
    return await readChunks(await listDatabase(), lists, keys);
  } catch (error) {
    await Promise.all(lists.map((id) => tellLost(id, error)));
    return [];
  }
}

/** Those that are on and still stored: a browser may throw a database away when space runs out. */
async function idsInUse(): Promise<readonly string[]> {
  const ids = (await readLists()).filter(({ on, fetched }) => on && fetched !== null).map(({ id }) => id);
  if (ids.length === 0) return [];
  try {
    const database = await listDatabase();
    const there = await Promise.all(ids.map((id) => hasList(database, id)));
    await Promise.all(ids.map((id, i) => (there[i] ? null : tellLost(id, ''))));
    return ids.filter((_, i) => there[i]);
  } catch (error) {
    await Promise.all(ids.map((id) => tellLost(id, error)));
    return [];
  }
}

/** The options page says so, and what to do. */
const tellLost = (id: string, error: unknown) =>
  changeList(id, { fetched: null, trouble: { why: 'lost', detail: error instanceof Error ? error.message : '' } });
