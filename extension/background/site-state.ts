import { siteOf, type UserEntry } from '../../src/index';
import type { SiteState } from '../platform/messages';
import { nearestEntry, type Chosen } from '../platform/storage/view';

const nothing: UserEntry = {};

/** What was chosen for the site of a host. */
export function siteStateOf(host: string, { entries }: Chosen): SiteState {
  const site = siteOf(host) ?? host;
  const nearest = nearestEntry(entries, host);
  return { site, entryHost: nearest?.host ?? site, entry: nearest?.entry ?? nothing };
}
