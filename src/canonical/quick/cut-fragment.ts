import type { Opinion } from '../opinion';
import type { Setup } from '../setup';
import type { SiteRules } from '../site-rules';
import { readName } from '../tokens';
import { charCodeAt, includes, indexOf } from '../string-methods';
import { CUTS, type Scan } from './scanned';

/**
 * Cuts a fragment that is nothing but parameters of which all go, before the query is looked at.
 * @returns false where the long way has to: some stay and some go, or a guard or a condition asks for them
 */
export function cutFragment(into: Scan, how: number, site: SiteRules, setup: Setup): boolean {
  const { text, fragmentAt } = into;
  if (
    (how & CUTS) === 0 ||
    site.opensFragments ||
    site.wordsFragments ||
    (!setup.keepTextFragment && includes.call(text, ':~:', fragmentAt))
  )
    return false;
  if (!mayKnowAny(text, fragmentAt, site, setup)) return true;
  // What is behind a wrapper may take over the wrapper's fragment.
  if (site.wrappers.length > 0 || isSpecial(text, fragmentAt)) return false;
  const pieces = text.slice(fragmentAt + 1).split('&');
  if (pieces.some((piece) => !isPair(piece))) return pieces.every((piece) => piece !== '');
  const said = pieces.map((piece) => opinionOn(readName(piece.slice(0, piece.indexOf('='))), into, site));
  if (said.includes(undefined)) return false;
  const strips = said.filter((opinion) => opinion?.action === 'strip').length;
  if (strips === 0) return true;
  if (strips < said.length) return false;
  into.text = text.slice(0, fragmentAt);
  into.cutsMore = true;
  return true;
}

/** Whether more may belong to it than parameters: a route, a text directive, or tags glued on. */
function isSpecial(text: string, at: number): boolean {
  return isRoute(text, at) || includes.call(text, ':~:', at) || includes.call(text, '?', at);
}

function isRoute(text: string, at: number): boolean {
  const first = charCodeAt.call(text, at + 1);
  return first === 0x2f || first === 0x21;
}

/** Whether of any name there something is known that holds in a fragment, read as parameters. */
function mayKnowAny(text: string, at: number, site: SiteRules, { names }: Setup): boolean {
  if (site.open) return true;
  const route = isRoute(text, at);
  const directive = indexOf.call(text, ':~:', at);
  const to = directive < 0 ? text.length : directive;
  for (let start = route ? behindMark(text, at, to) : at + 1, end = 0; start <= to; start = end + 1) {
    end = endOfToken(text, start, to, route);
    if (end > start && mayHoldThere(names.find(text, start, end, site.special), site)) return true;
  }
  return false;
}

function mayHoldThere(number: number, { numbered }: SiteRules): boolean {
  if (number <= 0) return number !== 0;
  const rules = numbered.get(number);
  return rules !== null && rules.fragment.length + rules.guards.length > 0;
}

/** A route has parameters only behind its first `?`. */
function behindMark(text: string, at: number, to: number): number {
  const mark = indexOf.call(text, '?', at);
  return mark < 0 ? to + 1 : mark + 1;
}

function endOfToken(text: string, from: number, to: number, route: boolean): number {
  for (let at = from; at < to; at++) {
    const code = charCodeAt.call(text, at);
    if (code === 0x26 || (code === 0x3f && !route)) return at;
  }
  return to;
}

const isPair = (piece: string): boolean => {
  const equals = piece.indexOf('=');
  return equals > 0 && equals < piece.length - 1;
};

/** What is said of a name in the fragment; undefined where that depends. */
function opinionOn(name: string, { place }: Scan, site: SiteRules): Opinion | null | undefined {
  const rules = name === '' ? null : site.named(name);
  const first = rules?.fragment[0];
  if (rules && rules.guards.length > 0) return undefined;
  if (!first) return name === '' ? undefined : null;
  return first.holds === null || (first.holds.unlessPath && !place.pathMayMatch) ? first.opinion : undefined;
}
