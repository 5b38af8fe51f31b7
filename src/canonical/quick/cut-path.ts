import { SEALS } from '../../rules/path-filter';
import { pathJunk, withoutJunk } from '../path-junk';
import type { SiteRules } from '../site-rules';
import { CUTS, type Scan } from './scanned';

/**
 * Cuts what goes out of a link's path, before its query is looked at.
 * @returns false where the long way has to: rules may ask for the path with what goes, or without
 */
export function cutPath(into: Scan, how: number, site: SiteRules): boolean {
  const { text, hostAt, hostEnd, pathAt, queryAt } = into;
  const path = text.slice(pathAt, queryAt);
  const junk = pathJunk(text.slice(hostAt, hostEnd), path, path, site);
  if (junk.length === 0) return true;
  if ((how & CUTS) === 0 || site.wrappers.length > 0 || site.placedAnywhere) return false;
  for (const filter of site.pathFilters) if ((filter.mayMatch(text, pathAt, queryAt) & ~SEALS) !== 0) return false;
  for (const { paths } of site.placedGuards) if (paths?.(path)) return false;
  const bare = withoutJunk(path, junk);
  into.text = text.slice(0, pathAt) + bare + text.slice(queryAt);
  into.queryAt -= path.length - bare.length;
  into.fragmentAt -= path.length - bare.length;
  into.cutsMore = true;
  return true;
}
