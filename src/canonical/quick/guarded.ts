import type { Guard } from '../../rules/bucket';
import { CALLED, SEALS } from '../../rules/path-filter';
import { decodePercent } from '../grammar/utf8';
import type { SiteRules } from '../site-rules';
import type { Scan } from './scanned';

/**
 * Whether any guard may be interested in a link: then it goes the long way, save where `into.sealed` says for certain
 * that it is sealed.
 */
export function mayBeGuarded(scan: Scan, site: SiteRules): boolean {
  if (site.placedAnywhere) return true;
  const { text, queryAt, fragmentAt, place } = scan;
  if (queryAt < fragmentAt) {
    for (const guard of site.wordedGuards) if (isWorded(text, queryAt, guard) && mayHaveAll(scan, guard)) return true;
    if (isCalled(scan)) return true;
  }
  const { leads } = place;
  return ((leads & SEALS) !== 0 && isPlaced(scan, site)) || ((leads & CALLED) !== 0 && isCalledAt(scan));
}

function isPlaced({ place }: Scan, { placedGuards }: SiteRules): boolean {
  for (const { paths } of placedGuards) if (paths?.(place.path)) return true;
  return false;
}

/** Whether the names are all there that a guard asks for which looks at no path, or at paths that no filter tells. */
function isCalled(scan: Scan): boolean {
  const { called, known, meetings } = scan;
  if (called === 0) return false;
  meetings.begin();
  for (let i = 0; i < called; i++)
    for (const { guard, bits } of known[i]?.calls ?? nothing)
      if (meetings.meet(guard, bits) && seals(scan, guard)) return true;
  return false;
}

/** The same for guards that look at a path. */
function isCalledAt(scan: Scan): boolean {
  for (let i = 0; i < scan.called; i++)
    for (const guard of scan.known[i]?.fits?.keys() ?? nothing) if (guard.filtered && seals(scan, guard)) return true;
  return false;
}

function seals(scan: Scan, guard: Guard): boolean {
  // A guard may ask for the path with what was cut out of it.
  if ((guard.paths && !scan.cutsMore && !guard.paths(scan.place.path)) || !mayHaveAll(scan, guard)) return false;
  scan.sealed = !scan.cutsMore && guard.presumed === 0 && guard.scope(scan.place.host, '') === null;
  return true;
}

function isWorded(text: string, from: number, { literals }: Guard): boolean {
  for (const literal of literals) if (text.includes(literal.text, from)) return true;
  return false;
}

/** Whether every choice of a guard is met, as far as can be told from the names that are known. */
function mayHaveAll({ text, queryAt, called, known, calledEnds, calledStarts }: Scan, guard: Guard): boolean {
  let met = guard.untold;
  for (const literal of guard.literals) if (text.includes(literal.text, queryAt)) met |= 1 << literal.choice;
  for (let i = 0; i < called; i++)
    for (const { choice, value } of known[i]?.fits?.get(guard) ?? nothing)
      if (!value || value(valueAt(text, calledStarts[i] ?? 0, calledEnds[i] ?? 0))) met |= 1 << choice;
  return met === guard.all;
}

/** The value of a token, decoded. */
function valueAt(text: string, start: number, end: number): string {
  const equals = text.indexOf('=', start);
  return equals < 0 || equals >= end ? '' : decodePercent(text.slice(equals + 1, end));
}

const nothing: readonly never[] = [];
