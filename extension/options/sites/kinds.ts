import type { UserEntry } from '../../../src/index';

/** What may be chosen for a site. */
export const kinds = ['keep', 'strip', 'alone', 'liftGuard'] as const;
export type Kind = (typeof kinds)[number];
export type Filter = 'all' | Kind;

/** Whether something of a kind was chosen for a site. */
export function isOfKind(entry: UserEntry, filter: Filter): boolean {
  if (filter === 'all') return true;
  const chosen = entry[filter];
  return typeof chosen === 'object' ? chosen.length > 0 : chosen === true;
}
