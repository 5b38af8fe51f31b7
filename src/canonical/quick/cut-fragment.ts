import type { NameTable } from '../../rules/name-table';
import type { Opinion } from '../opinion';
import type { SiteRules } from '../site-rules';
import { readName } from '../tokens';
import { charCodeAt, includes, indexOf } from '../string-methods';
import { CUTS, type Scan } from './scanned';

/**
 * Cuts a fragment that is nothing but parameters of which all go, before the query is looked at.
 * @returns false where the long way has to: some stay and some go, or a guard or a condition asks for them
 */
export function cutFragment(into: Scan, how: number, site: SiteRules, names: NameTable): boolean {
  const { text, fragmentAt } = into;
  // A wrapper may carry its destination there.
  if ((how & CUTS) === 0 || site.wrappers.length > 0 || isSpecial(text, fragmentAt)) return false;
  for (const { part } of site.wordedGuards) if (part === 'fragment') return false;
  if (!mayKnowAny(text, fragmentAt, site, names)) return true;
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
  const first = charCodeAt.call(text, at + 1);
  return first === 0x2f || first === 0x21 || includes.call(text, ':~:', at) || includes.call(text, '?', at);
}

/** Whether any name there is known, read as parameters. */
function mayKnowAny(text: string, at: number, { open, special }: SiteRules, names: NameTable): boolean {
  if (open) return true;
  for (let start = at + 1, end = 0; start <= text.length; start = end + 1) {
    const ampersand = indexOf.call(text, '&', start);
    end = ampersand < 0 ? text.length : ampersand;
    if (end > start && names.find(text, start, end, special) !== 0) return true;
  }
  return false;
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
