import type { Row } from './row';

/** Which links are listed. */
export const filters = ['all', 'goes', 'identifies', 'opened', 'sealed', 'clean'] as const;
export type Filter = (typeof filters)[number];

/** Whether a link is one of those; one that the engine did not come to yet is only among all. */
export const passes: Readonly<Record<Filter, (row: Row) => boolean>> = {
  all: () => true,
  goes: ({ judged }) => judged !== null && judged.goes > 0,
  identifies: ({ judged }) =>
    judged?.carried.some(({ goes, class: kind }) => goes && (kind === 'click-id' || kind === 'user-id')) ?? false,
  opened: ({ judged }) => judged?.opened ?? false,
  sealed: ({ judged }) => judged?.sealed ?? false,
  clean: ({ judged }) => judged !== null && judged.goes === 0 && !judged.opened && !judged.sealed,
};

/**
 * Links that hold every word: in the address, in what a person reads there, in the name of a parameter or who put it
 * there. No words find all.
 */
export function having(rows: readonly Row[], wanted: string): readonly Row[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? rows : rows.filter((row) => words.every((word) => holds(row, word)));
}

function holds({ link, text, judged }: Row, word: string): boolean {
  if (link.toLowerCase().includes(word) || text.toLowerCase().includes(word)) return true;
  return (
    judged?.carried.some(
      ({ name, vendor }) => name.toLowerCase().includes(word) || (vendor?.toLowerCase().includes(word) ?? false),
    ) ?? false
  );
}
