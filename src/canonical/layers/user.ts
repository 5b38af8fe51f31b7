import { HostIndex } from '../../rules/hosts';
import { type Candidate, opine } from '../opinion';
import type { UserEntries, UserEntry } from '../types';

export type Entries = readonly { readonly host: string; readonly entry: UserEntry }[];
export type UserIndex = HostIndex<Entries[number]>;

/** A person's entries by host; an entry holds for its host and everything below it. */
export function indexEntries(user: UserEntries | undefined): UserIndex {
  const index: UserIndex = new HostIndex();
  for (const [host, entry] of Object.entries(user?.sites ?? {})) index.add([host.toLowerCase()], { host, entry });
  return index;
}

const keeps: Candidate = { opinion: opine('keep', 'user', 'user:keep', 'userKeep'), holds: null };
const strips: Candidate = { opinion: opine('strip', 'user', 'user:strip', 'userStrip'), holds: null };

/** What the person chose for this parameter: the nearest entry that names it. */
export function userSays(name: string, entries: Entries): Candidate[] {
  for (const { entry } of entries) {
    if (entry.keep?.includes(name)) return [keeps];
    if (entry.strip?.includes(name)) return [strips];
  }
  return [];
}

/** Whether the person left this site alone. */
export const isAlone = (entries: Entries): boolean => nearest(entries, 'alone');

/** Whether the person lifted the guards of this site. */
export const isLifted = (entries: Entries): boolean => nearest(entries, 'liftGuard');

function nearest(entries: Entries, which: 'alone' | 'liftGuard'): boolean {
  return entries.find(({ entry }) => entry[which] !== undefined)?.entry[which] ?? false;
}
