import { computed, signal } from '@preact/signals';
import { type Filter, having, passes } from './find';
import { byParameter, bySite, type Group } from './groups';
import { groupsInOrder, inOrder, type Order } from './order';
import type { Row } from './row';
import { rows } from './state';

/** How links stand together. */
export const groupings = ['none', 'site', 'parameter'] as const;
export type Grouping = (typeof groupings)[number];

export const wanted = signal('');
export const filter = signal<Filter>('all');
export const grouping = signal<Grouping>('none');
export const order = signal<Order>('found');
/** Links that the person chose, also those that are not listed now. */
export const selected = signal<ReadonlySet<string>>(new Set());
/** Keys of groups whose links are to be seen. */
const opened = signal<ReadonlySet<string>>(new Set());

/** One line of the list. */
export type Line =
  | { readonly is: 'group'; readonly group: Group; readonly open: boolean }
  | { readonly is: 'link'; readonly row: Row; readonly key: string };

const named = computed(() => having(rows.value, wanted.value));
/** The links that are asked for, in their order. */
export const listed = computed(() => inOrder(named.value.filter(passes[filter.value]), order.value));

/** What the list shows from top to bottom. */
export const lines = computed<readonly Line[]>(() => {
  if (grouping.value === 'none') return listed.value.map((row) => line(row, ''));
  const groups = grouping.value === 'site' ? bySite(listed.value) : byParameter(listed.value);
  return groupsInOrder(groups, order.value).flatMap((group) => {
    const open = opened.value.has(group.key);
    const head: Line = { is: 'group', group, open };
    return open ? [head, ...group.rows.map((row) => line(row, group.key))] : [head];
  });
});

/** What buttons act on: the chosen links, in the order of the list; all that are listed where none is chosen. */
export const picked = computed<readonly Row[]>(() => {
  if (selected.value.size === 0) return listed.value;
  const chosen = inOrder(rows.value, order.value).filter(({ link }) => selected.value.has(link));
  return chosen.length > 0 ? chosen : listed.value;
});

/** How many of all links are chosen. */
export const selectedCount = computed(() =>
  selected.value.size === 0 ? 0 : rows.value.filter(({ link }) => selected.value.has(link)).length,
);

export function select(links: readonly Row[], on: boolean): void {
  const now = new Set(selected.value);
  for (const { link } of links) {
    if (on) now.add(link);
    else now.delete(link);
  }
  selected.value = now;
}

export function toggleGroup(key: string): void {
  const now = new Set(opened.value);
  if (!now.delete(key)) now.add(key);
  opened.value = now;
}

const line = (row: Row, group: string): Line => ({ is: 'link', row, key: `${group} ${row.link}` });
