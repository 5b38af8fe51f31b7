import type { Guard, Literal } from '../../rules/bucket';
import { CALLED, SEALS } from '../../rules/path-filter';
import { decodePercent } from '../grammar/utf8';
import type { SiteRules } from '../site-rules';
import { rulesAt } from './rules-at';
import type { Scan } from './scanned';
import { includes, indexOf, slice } from '../string-methods';

/**
 * Whether any guard may be interested in a link: then it goes the long way, save where `into.sealed` says for certain
 * that it is sealed.
 */
export function mayBeGuarded(scan: Scan, site: SiteRules): boolean {
  if (site.placedAnywhere) return true;
  const { text, queryAt, fragmentAt, place } = scan;
  if (queryAt < fragmentAt) {
    for (const sign of site.signs)
      if (indexOf.call(text, sign, queryAt) >= 0 && isCalledByWord(scan, site)) return true;
    if (isCalled(scan, site)) return true;
  }
  const { leads } = place;
  return ((leads & SEALS) !== 0 && isPlaced(scan)) || ((leads & CALLED) !== 0 && isCalledAt(scan, site));
}

function isCalledByWord(scan: Scan, site: SiteRules): boolean {
  for (const { literal, guards } of site.words)
    if (stands(literal, scan.text, scan.queryAt))
      for (const guard of guards) if (mayHaveAll(scan, guard, site)) return true;
  return false;
}

function isPlaced({ place }: Scan): boolean {
  for (const { placed, paths } of place.guards) if (placed && paths?.(place.path)) return true;
  return false;
}

/** Whether the names are all there that a guard asks for which looks at no path, or at paths that no filter tells. */
function isCalled(scan: Scan, site: SiteRules): boolean {
  const { called, calledAt, meetings, suffices } = scan;
  if (called === 0 || (called === 1 && !suffices)) return false;
  meetings.begin();
  for (let i = 0; i < called; i++)
    for (const { guard, bits } of rulesAt(scan, calledAt[i] ?? 0, site)?.calls ?? nothing)
      if (meetings.meet(guard, bits) && seals(scan, guard, site)) return true;
  return false;
}

/** The same for guards that look at a path. */
function isCalledAt(scan: Scan, site: SiteRules): boolean {
  if (scan.called === 0) return false;
  for (const guard of scan.place.guards) if (!guard.placed && seals(scan, guard, site)) return true;
  return false;
}

function seals(scan: Scan, guard: Guard, site: SiteRules): boolean {
  // A guard may ask for the path with what was cut out of it.
  if ((guard.paths && !scan.cutsMore && !guard.paths(scan.place.path)) || !mayHaveAll(scan, guard, site)) return false;
  scan.sealed = !scan.cutsMore && guard.presumed === 0 && guard.scope(scan.place.host, '') === null;
  return true;
}

/** One character is found several times faster than several. */
const stands = ({ text: literal, sign }: Literal, text: string, from: number): boolean =>
  indexOf.call(text, sign, from) >= 0 && includes.call(text, literal, from);

/** Whether every choice of a guard is met, as far as can be told from the names that are known. */
function mayHaveAll(scan: Scan, guard: Guard, site: SiteRules): boolean {
  const { text, queryAt, called, calledAt, starts, ends } = scan;
  let met = guard.untold;
  for (const literal of guard.literals) if (stands(literal, text, queryAt)) met |= 1 << literal.choice;
  for (let i = 0; i < called; i++) {
    const at = calledAt[i] ?? 0;
    for (const { choice, value } of rulesAt(scan, at, site)?.fits?.get(guard) ?? nothing)
      if (!value || value(valueAt(text, starts[at] ?? 0, ends[at] ?? 0))) met |= 1 << choice;
  }
  return met === guard.all;
}

/** The value of a token, decoded. */
function valueAt(text: string, start: number, end: number): string {
  const equals = indexOf.call(text, '=', start);
  return equals < 0 || equals >= end ? '' : decodePercent(slice.call(text, equals + 1, end));
}

const nothing: readonly never[] = [];
