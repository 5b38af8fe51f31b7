import { signal } from '@preact/signals';
import { readLists } from '../platform/lists/state';
import type { Settings } from '../platform/messages';
import { anyGranted, giveBack, isGranted } from '../ui/grants';
import type { Feature } from './words';

/** Sites, or all of them, that something needs and the person has not given, or has withdrawn. */
type Missing = readonly string[] | 'all';

/** What the browser lets the extension reach, beside what the settings need. */
export interface Grants {
  readonly missing: { readonly [F in Feature]: Missing };
  /** Sites are granted though nothing needs them. */
  readonly idle: boolean;
}

export const grants = signal<Grants>({ missing: { copy: [], buttons: [] }, idle: false });

/** Looks again at what is granted. */
export async function look({ copy, copySites, buttons, buttonSites, browse, address }: Settings): Promise<void> {
  const [any, ofCopies, ofButtons] = await Promise.all([
    addressesOfLists().then(anyGranted),
    missingOf(copy, copySites),
    missingOf(buttons, buttonSites),
  ]);
  const needed = needs(copy, copySites) || needs(buttons, buttonSites) || browse || address !== 'off';
  grants.value = { missing: { copy: ofCopies, buttons: ofButtons }, idle: any && !needed };
}

const needs = (mode: Settings['copy'], sites: readonly string[]): boolean =>
  mode === 'all' || (mode === 'chosen' && sites.length > 0);

async function missingOf(mode: Settings['copy'], sites: readonly string[]): Promise<Missing> {
  if (mode === 'off') return [];
  if (mode === 'all') return (await isGranted('all')) ? [] : 'all';
  const given = await Promise.all(sites.map((host) => isGranted([host])));
  return sites.filter((_, index) => !given[index]);
}

/** Gives back what nothing needs: the hosts of lists are still needed. */
export const giveBackIdle = async (): Promise<void> => giveBack(await addressesOfLists());

const addressesOfLists = async (): Promise<readonly string[]> =>
  (await readLists()).flatMap(({ address }) => address ?? []);
