import { signal } from '@preact/signals';
import type { Settings } from '../../platform/messages';
import { isGranted } from '../../ui/grants';

/** Sites, or all of them, that browsing needs and the person has not given, or has withdrawn. */
export const missing = signal<readonly string[] | 'all'>([]);

/** Looks again at what is granted. */
export async function lookForMissing({ browse, address, browseOn, browseSites }: Settings): Promise<void> {
  if (!browse && address === 'off') missing.value = [];
  else if (browseOn === 'all') missing.value = (await isGranted('all')) ? [] : 'all';
  else {
    const given = await Promise.all(browseSites.map((host) => isGranted([host])));
    missing.value = browseSites.filter((_, index) => !given[index]);
  }
}
