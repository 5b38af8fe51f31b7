import { readFileSync } from 'node:fs';
import { createEngine, type Engine, importList, type ImportedList, siteOf, withLists } from '../../../../src/index';
import { rules } from '../../canonical/engine-for-tests';

/** A list of the tests' own, as text. */
export const listText = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/lists/${name}`, import.meta.url), 'utf8');

/** A list made into rules; fails the test where it is none. */
export function imported(text: string): ImportedList {
  const list = importList(text, { id: 'theirs', name: 'Their list' }, siteOf);
  if ('error' in list) throw new Error(list.error);
  return list;
}

/** The real engine with the tests' rules and everything of some lists. */
export const engineOf = (lists: readonly ImportedList[], ...sites: readonly string[]): Engine =>
  createEngine({
    rules: withLists(
      rules,
      lists.flatMap(({ chunks }) => [...chunks]),
      ...sites,
    ),
  });

/** How many entries were left out, by why. */
export const leftOut = ({ unsupported }: ImportedList): Record<string, number> =>
  Object.fromEntries(unsupported.map(({ why, count }) => [why, count]));

/** Lines that were left out, by why. */
export const linesLeftOut = ({ unsupported }: ImportedList): Record<string, number[]> =>
  Object.fromEntries(unsupported.map(({ why, examples }) => [why, examples.map(({ line }) => line)]));
