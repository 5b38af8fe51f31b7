import { type NameTable, PERHAPS } from '../../rules/name-table';
import { OPENS, OPENS_PATH } from '../../rules/path-filter';
import { firstThatHolds } from '../decide';
import { ASKS, CALLS, GOES, goesAnywhere, type NameRules, STAYS, SUFFICES } from '../name-rules';
import type { Opinion } from '../opinion';
import type { Setup } from '../setup';
import type { SiteRules } from '../site-rules';
import { cutFragment } from './cut-fragment';
import { cutPath } from './cut-path';
import { mayBeGuarded } from './guarded';
import { hasBefore } from './has-before';
import { endOfName, rulesAt } from './rules-at';
import { ASKED, GUARDED, MOST_TOKENS, type Scan } from './scanned';
import { indexOf } from '../string-methods';

/**
 * Decides about a link that needs nothing but tokens of its query cut, or nothing, as nearly all do.
 * @param into holds the text and where its parts stand
 * @param how bits of GUARDED and CUTS
 * @param known what holds at its host, where that is known
 * @returns false where that is not certain, or the link is sealed: then it goes the long way
 */
export function scan(into: Scan, how: number, setup: Setup, known: SiteRules | null = null): boolean {
  const { text, hostAt, hostEnd, queryAt, fragmentAt } = into;
  const { policy } = setup;
  const guarded = (how & GUARDED) !== 0;
  into.turn = (into.turn + 1) | 0;
  into.tokens = into.strips = into.called = 0;
  into.bare = into.scattered = into.suffices = false;
  into.depends = into.sealed = into.cutsMore = false;
  if (policy.sorts) return false;
  const opaque = fragmentAt === text.length || fragmentStays(text, fragmentAt, setup);
  if (!opaque && !policy.keepsFragment) return false;
  if (opaque && queryAt === fragmentAt && !hasEquals(into)) {
    into.bare = !guarded && setup.pathHosts.find(text, hostAt, hostEnd) === 0;
    if (into.bare) return true;
    if (!isSpecial(into, setup)) return !mayBeSealed(into, setup);
  }
  const site = known ?? setup.sites.at(text, hostAt, hostEnd);
  into.place.begin(site.pathFilters);
  if (site.rare && isRare(into, site)) return false;
  if (site.hasPathRules && hasEquals(into) && !cutPath(into, how, site, setup)) return false;
  if (into.cutsMore) into.place.begin(site.pathFilters);
  if (!opaque && !cutFragment(into, how, site, setup)) return false;
  if (into.queryAt < into.fragmentAt && !scanQuery(into, site, setup)) return false;
  return (
    (into.strips === 0 && !guarded && !into.cutsMore) || !policy.guards || site.lifted || !mayBeGuarded(into, site)
  );
}

/**
 * Whether a guard may be interested in a link that was scanned without GUARDED and of which nothing goes. No other may
 * have been scanned since.
 * @returns true, too, where that is not known
 */
export function mayBeGuardedAfterAll(into: Scan, setup: Setup): boolean {
  const { site, tokens, bare } = into;
  if (!setup.policy.guards) return false;
  if (bare) return isSpecial(into, setup) || mayBeSealed(into, setup);
  return tokens === 0 || site === null || (!site.lifted && mayBeGuarded(into, site));
}

/** Whether more may be said at the host of a link without a query than everywhere. */
const isSpecial = ({ text, hostAt, hostEnd }: Scan, { specialPathHosts }: Setup): boolean =>
  specialPathHosts.find(text, hostAt, hostEnd) !== 0;

/** Whether a guard that holds everywhere may be interested in a link without a query, by its path. */
function mayBeSealed(into: Scan, { policy, sites: { everywhere } }: Setup): boolean {
  if (!policy.guards) return false;
  into.place.begin(everywhere.pathFilters);
  return mayBeGuarded(into, everywhere);
}

function scanQuery(into: Scan, site: SiteRules, { names }: Setup): boolean {
  const { text, queryAt, fragmentAt: to } = into;
  if (!into.simple && mayHaveGlued(into, site, names)) return false;
  const { numbered, special, open } = site;
  const { kinds, place } = into;
  into.site = site;
  for (let start = queryAt + 1, end = 0; start <= to; start = end + 1) {
    end = endOfToken(text, start, to);
    if (end === start) continue;
    const at = into.tokens;
    if (at === MOST_TOKENS) return false;
    const number = open ? PERHAPS : names.find(text, start, end, special);
    into.numbers[at] = number;
    into.starts[at] = start;
    into.ends[at] = end;
    into.tokens = at + 1;
    let kind = number === 0 ? STAYS : number === PERHAPS ? ASKS : numbered.kindOf(number);
    if ((kind & CALLS) !== 0) {
      into.calledAt[into.called++] = at;
      if ((kind & SUFFICES) !== 0) into.suffices = true;
    }
    if ((kind & ASKS) !== 0 || ((kind & GOES) !== 0 && place.pathMayMatch)) {
      const rules = rulesAt(into, at, site);
      // Of a name in a table, it is known whether guards ask for it.
      if (number === PERHAPS && rules?.fits) {
        into.calledAt[into.called++] = at;
        into.suffices = true;
      }
      const opinion = rules && opinionOn(into, rules, start, end, site);
      if (opinion === undefined) return false;
      into.said[at] = opinion;
      kind = opinion !== null && opinion.action === 'strip' ? GOES | ASKED : STAYS | ASKED;
    }
    kinds[at] = kind;
    if ((kind & GOES) !== 0) strip(into, start, end);
  }
  // What stays on account of other parameters has to be asked again, once some are gone; and a value with `;` may be more.
  return into.strips === 0 || (!into.depends && !hasBefore(text, ';', queryAt + 1, to));
}

/** Whether a `=` stands in the path. */
const hasEquals = ({ text, pathAt, queryAt, simple }: Scan): boolean =>
  !simple && hasBefore(text, '=', pathAt, queryAt);

/** Whether a tag may be glued on with `?`: most names there are of nobody's. */
function mayHaveGlued({ text, queryAt, fragmentAt: to }: Scan, site: SiteRules, names: NameTable): boolean {
  let end = 0;
  for (let at = indexOf.call(text, '?', queryAt + 1); at >= 0 && at < to; at = indexOf.call(text, '?', at + 1)) {
    if (end <= at) end = endOfToken(text, at, to);
    const number = site.open ? PERHAPS : names.find(text, at + 1, end, site.special);
    if (number === PERHAPS || (number !== 0 && goesAnywhere(site.numbered.get(number)))) return true;
  }
  return false;
}

function endOfToken(text: string, from: number, to: number): number {
  const ampersand = indexOf.call(text, '&', from);
  return ampersand < 0 || ampersand > to ? to : ampersand;
}

function strip(into: Scan, start: number, end: number): void {
  if (into.strips === 0) into.cutFrom = start;
  else if (start !== into.cutTo + 1) into.scattered = true;
  into.cutTo = end;
  into.strips += 1;
}

/** Whether a link goes the long way on account of where it leads to. */
function isRare(into: Scan, site: SiteRules): boolean {
  into.sealed = site.alone;
  if (site.alone || site.semicolon) return true;
  const { place, queryAt, fragmentAt } = into;
  if ((place.leads & OPENS_PATH) !== 0 && mayOpenPath(place.path, site)) return true;
  return site.queryWrappers.length > 0 && queryAt < fragmentAt && mayOpenQuery(place.path, site);
}

/** What is said of one token; undefined where the long way has to tell. */
function opinionOn(
  into: Scan,
  rules: NameRules,
  start: number,
  end: number,
  site: SiteRules,
): Opinion | null | undefined {
  const { text, place } = into;
  if (rules.opens && (place.leads & OPENS) !== 0 && mayOpen(place.path, site)) return undefined;
  if (rules.always !== null || rules.query.length === 0) return rules.always;
  if (rules.usual !== null && !place.pathMayMatch) return rules.usual;
  const opinion = firstThatHolds(rules.query, place.at(rules.name, endOfName(text, start, end), end));
  if (place.asked && opinion?.action !== 'strip') into.depends = true;
  return opinion;
}

/** Whether some wrapper finds its destination in a path. */
function mayOpenPath(path: string, { pathWrappers }: SiteRules): boolean {
  for (const { path: destination } of pathWrappers) if (destination?.test(path)) return true;
  return false;
}

/** Whether some wrapper takes the whole query of a link with this path for its destination. */
function mayOpenQuery(path: string, { queryWrappers }: SiteRules): boolean {
  for (const { paths } of queryWrappers) if (!paths || paths(path)) return true;
  return false;
}

/** Whether some wrapper may find its destination in the query of a link with this path. */
function mayOpen(path: string, { wrappers }: SiteRules): boolean {
  for (const { paths, rule } of wrappers) if ('query' in rule.destination && (!paths || paths(path))) return true;
  return false;
}

/** A fragment without parameters and without a text directive that goes. */
function fragmentStays(text: string, at: number, { policy, keepTextFragment }: Setup): boolean {
  if (!policy.keepsFragment) return false;
  const equals = indexOf.call(text, '=', at);
  const question = indexOf.call(text, '?', at);
  if (equals < 0 && question < 0 && keepTextFragment) return true;
  const directive = indexOf.call(text, ':~:', at);
  const end = directive < 0 ? text.length : directive;
  return (keepTextFragment || directive < 0) && (equals < 0 || equals > end) && (question < 0 || question > end);
}
