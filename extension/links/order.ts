import type { Group } from './groups';
import type { Row } from './row';

/** In which order links stand. */
export const orders = ['found', 'goes', 'length', 'address'] as const;
export type Order = (typeof orders)[number];

/** Links in an order; those that are equal in it stay as they were found. */
export function inOrder(rows: readonly Row[], order: Order): readonly Row[] {
  switch (order) {
    case 'found':
      return rows;
    case 'goes':
      return rows.toSorted((a, b) => (b.judged?.goes ?? 0) - (a.judged?.goes ?? 0));
    case 'length':
      return rows.toSorted((a, b) => b.link.length - a.link.length);
    case 'address':
      return rows.toSorted((a, b) => compare(withoutScheme(a.link), withoutScheme(b.link)));
  }
}

/** Groups in the same order: by how many links there are in them, unless addresses count. */
export function groupsInOrder(groups: readonly Group[], order: Order): readonly Group[] {
  if (order === 'address') return groups.toSorted((a, b) => compare(titleOf(a), titleOf(b)));
  if (order === 'goes') return groups.toSorted((a, b) => weight(b) - weight(a) || b.places - a.places);
  return groups.toSorted((a, b) => b.places - a.places);
}

/** What a group is about, as text that sorts. */
const titleOf = ({ about }: Group): string => ('site' in about ? about.site : about.carried.name);

const weight = ({ about, goes }: Group): number => ('site' in about ? goes : Number(about.carried.goes));
const withoutScheme = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/, '');
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
