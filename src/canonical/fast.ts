import type { Setup } from './setup';
import type { Link } from './link';
import type { SiteRules } from './site-rules';

/*
 * Most links that are asked about change in nothing. One look-up a name proves it for nearly all of them, without
 * anything being allocated but the names. What is not proven here goes the long way; a property test holds the two
 * against each other.
 */

/**
 * Whether it is proven that nothing changes in a link.
 * @returns false also where it is merely not proven
 */
export function surelyStays(link: Link, setup: Setup): boolean {
  const { policy, choices } = setup;
  const { text, queryAt, fragmentAt } = link;
  if (!link.plain || policy.sorts) return false;
  if (fragmentAt < text.length && !fragmentStays(link, setup)) return false;
  if (!policy.usesRules && choices.block.size === 0) return true;
  const site = setup.siteRules(link.host);
  if (site.semicolon || site.wrappers.some(({ paths }) => !paths || paths(link.path))) return false;
  if (site.hasPathRules && link.path.includes('=')) return false;
  if (policy.guards && site.mayGuardPath(link.path)) return false;
  return queryAt === fragmentAt || namesStay(text, queryAt + 1, fragmentAt, site);
}

/** A fragment without parameters (a route may have some without a value) and without a text directive that goes. */
function fragmentStays({ text, fragmentAt }: Link, { policy, keepTextFragment }: Setup): boolean {
  return (
    policy.keepsFragment &&
    text.indexOf('=', fragmentAt) < 0 &&
    text.indexOf('?', fragmentAt) < 0 &&
    (keepTextFragment || text.indexOf(':~:', fragmentAt) < 0)
  );
}

/** No name of the query is one that may go, or that a guard may look for. */
function namesStay(text: string, from: number, to: number, site: SiteRules): boolean {
  for (let start = from; start < to;) {
    const ampersand = text.indexOf('&', start);
    const end = ampersand < 0 || ampersand > to ? to : ampersand;
    let at = start;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === 0x3d) break;
      // An escape or `amp;` in a name, or a tag glued on with `?`.
      if (code === 0x25 || code === 0x3b || code === 0x3f) return false;
    }
    const rules = at > start ? site.named(text.slice(start, at)) : null;
    if (rules && !rules.quiet) return false;
    start = end + 1;
  }
  return text.lastIndexOf('?', to - 1) < from;
}
