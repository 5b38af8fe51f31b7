import { SEALS } from '../../rules/path-filter';
import { pathJunk, withoutJunk } from '../path-junk';
import type { Setup } from '../setup';
import type { SiteRules } from '../site-rules';
import { charCodeAt } from '../string-methods';
import { CUTS, type Scan } from './scanned';

/**
 * Cuts what goes out of a link's path, before its query is looked at.
 * @returns false where the long way has to: rules may ask for the path with what goes, or without
 */
export function cutPath(into: Scan, how: number, site: SiteRules, setup: Setup): boolean {
  const { text, hostAt, hostEnd, pathAt, queryAt } = into;
  if (!mayHoldJunk(into, site, setup)) return true;
  const path = text.slice(pathAt, queryAt);
  const junk = pathJunk(text.slice(hostAt, hostEnd), path, path, site);
  if (junk.length === 0) return true;
  if ((how & CUTS) === 0 || site.wrappers.length > 0 || site.placedAnywhere) return false;
  for (const filter of site.pathFilters)
    if ((filter.mayMatch(text, pathAt, queryAt, false) & ~SEALS) !== 0) return false;
  for (const { paths } of into.place.guards) if (paths?.(path)) return false;
  const bare = withoutJunk(path, junk);
  into.text = text.slice(0, pathAt) + bare + text.slice(queryAt);
  into.queryAt -= path.length - bare.length;
  into.fragmentAt -= path.length - bare.length;
  into.cutsMore = true;
  return true;
}

/** Whether any name there is known, read as a piece of a path that may go. */
function mayHoldJunk(
  { text, pathAt, queryAt }: Scan,
  { openPaths, special }: SiteRules,
  { pathNames }: Setup,
): boolean {
  if (openPaths) return true;
  for (let at = pathAt, end = 0; at < queryAt; at = end) {
    end = endOfPiece(text, at + 1, queryAt);
    if (end > at + 1 && pathNames.find(text, at + 1, end, special) !== 0) return true;
  }
  return false;
}

/** Offset of the next `/` or `;`. */
function endOfPiece(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = charCodeAt.call(text, at);
    if (code === 0x2f || code === 0x3b) return at;
  }
  return to;
}
