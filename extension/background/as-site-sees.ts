import { siteOf } from '../../src/index';
import type { Sender } from '../platform/messaging';
import type { Chosen } from '../platform/storage/view';

const views = new WeakMap<Chosen, Map<string, Chosen>>();

/**
 * What the person chose, without the entries of any other site than that of the frame which asks: a page must not find
 * out, by trying links, for which sites somebody has entries.
 */
export function asSiteSees(chosen: Chosen, { url = '', origin = '' }: Sender): Chosen {
  const own = siteAt(url) ?? siteAt(origin);
  const entries = Object.entries(chosen.entries.sites).filter(
    ([host]) => own !== null && (siteOf(host) ?? host) === own,
  );
  const known = views.get(chosen) ?? new Map<string, Chosen>();
  views.set(chosen, known);
  const key = entries.length > 0 && own !== null ? own : '';
  // One object as long as nothing changes, so that its engine is made once.
  const seen = known.get(key) ?? { ...chosen, entries: { ...chosen.entries, sites: Object.fromEntries(entries) } };
  known.set(key, seen);
  return seen;
}

/** A frame without an address of its own has the origin of the page that made it. */
function siteAt(address: string): string | null {
  if (!/^https?:/.test(address)) return null;
  const { hostname } = new URL(address);
  return siteOf(hostname) ?? hostname;
}
