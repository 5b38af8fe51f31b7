import { firstThatHolds } from './decide';
import { guardOf } from './layers/guard';
import type { Link } from './link';
import { partsOf } from './parts';
import { MovingPlace } from './place';
import type { Setup } from './setup';
import type { SiteRules } from './site-rules';
import { readName, tokenize } from './tokens';

/*
 * Most links that are asked about are in their one form already, and need no more than some tokens cut, or nothing.
 * One look-up a name tells, and nothing is made but the names and the answer. What is not settled here goes the long
 * way; a property test holds the two against each other.
 */

/**
 * The canonical form of a link that needs nothing but tokens cut; the text itself where nothing goes.
 * @returns null where that is not certain
 */
export function quickly(link: Link, setup: Setup): string | null {
  const { policy, choices } = setup;
  const { text, queryAt, fragmentAt } = link;
  if (!link.plain || policy.sorts) return null;
  if (fragmentAt < text.length && !fragmentStays(link, setup)) return null;
  if (!policy.usesRules && choices.block.size === 0) return text;
  const site = setup.siteRules(link.host);
  if (site.alone) return text;
  if (site.semicolon || site.wrappers.some(({ paths }) => !paths || paths(link.path))) return null;
  if (site.hasPathRules && link.path.includes('=')) return null;
  if (policy.guards && !site.lifted && site.mayGuardPath(link.path)) return null;
  return queryAt === fragmentAt ? text : cutQuery(link, site, setup);
}

/** A fragment without parameters and without a text directive that goes. */
const fragmentStays = ({ text, fragmentAt }: Link, { policy, keepTextFragment }: Setup): boolean =>
  policy.keepsFragment &&
  text.indexOf('=', fragmentAt) < 0 &&
  text.indexOf('?', fragmentAt) < 0 &&
  (keepTextFragment || text.indexOf(':~:', fragmentAt) < 0);

function cutQuery(link: Link, site: SiteRules, setup: Setup): string | null {
  const { text, queryAt, fragmentAt: to } = link;
  // A tag may be glued on with `?`.
  const second = text.indexOf('?', queryAt + 1);
  if (second >= 0 && second < to) return null;
  const guards = setup.policy.guards && !site.lifted;
  let unguarded = false;
  let place: MovingPlace | null = null;
  let left = '';
  let kept = 0;
  let something = false;
  let run = queryAt + 1;
  for (let start = run; start <= to;) {
    const ampersand = text.indexOf('&', start);
    const end = ampersand < 0 || ampersand > to ? to : ampersand;
    const nameEnd = endOfName(text, start, end);
    const name = end === start ? '' : readName(text.slice(start, nameEnd));
    const rules = name === '' ? null : site.named(name);
    let goes = false;
    if (rules && !rules.quiet) {
      if (rules.guards.length > 0 && guards && !unguarded) {
        if (guardOf(partsOf(link, site, setup), site)) return text;
        unguarded = true;
      }
      place ??= new MovingPlace(link.host, link.path, () => tokenize(text, queryAt + 1, to, ''));
      const at = place.at(name, nameEnd < end ? text.slice(nameEnd + 1, end) : '');
      goes = firstThatHolds(rules.query, at)?.action === 'strip';
    }
    if (goes) {
      if (start > run) left += (kept++ === 0 ? '' : '&') + text.slice(run, start - 1);
      run = end + 1;
    } else if (end > start) something = true;
    start = end + 1;
  }
  if (run === queryAt + 1) return text;
  // What was asked of other parameters has to be asked again, now that some are gone.
  if (place?.asked) return null;
  if (run <= to) left += (kept === 0 ? '' : '&') + text.slice(run, to);
  return text.slice(0, queryAt) + (something ? `?${left}` : '') + text.slice(to);
}

/** Offset of the `=`, or of the token's end. */
function endOfName(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === 0x3d) return at;
  return to;
}
