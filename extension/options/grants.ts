import { signal } from '@preact/signals';
import { readLists } from '../platform/lists/state';
import type { Settings } from '../platform/messages';
import { anyGranted, giveBack, isGranted } from '../ui/grants';

/** What the browser lets the extension reach, beside what the settings need. */
export interface Grants {
  /** Sites, or all of them, that ordinary copies need and the person has not given, or has withdrawn. */
  readonly missing: readonly string[] | 'all';
  /** Sites are granted though nothing needs them. */
  readonly idle: boolean;
}

export const grants = signal<Grants>({ missing: [], idle: false });

/** Looks again at what is granted. */
export async function look({ copy, copySites }: Settings): Promise<void> {
  const any = await anyGranted(await addressesOfLists());
  if (copy === 'off') grants.value = { missing: [], idle: any };
  else if (copy === 'all') grants.value = { missing: (await isGranted('all')) ? [] : 'all', idle: false };
  else {
    const given = await Promise.all(copySites.map((host) => isGranted([host])));
    grants.value = { missing: copySites.filter((_, index) => !given[index]), idle: any && copySites.length === 0 };
  }
}

/** Gives back what nothing needs: the hosts of lists are still needed. */
export const giveBackIdle = async (): Promise<void> => giveBack(await addressesOfLists());

const addressesOfLists = async (): Promise<readonly string[]> =>
  (await readLists()).flatMap(({ address }) => address ?? []);
