import type { Guard } from '../../rules/bucket';
import type { PathFilter } from '../../rules/path-filter';
import { decodePercent } from '../grammar/utf8';
import type { SiteRules } from '../site-rules';
import type { Scan } from './scanned';

/** Whether any guard may be interested in a link: then it goes the long way. */
export function mayBeGuarded(scan: Scan, site: SiteRules): boolean {
  const { text, pathAt, queryAt } = scan;
  const mayPath = mayMatch(site.guardedPaths, text, pathAt, queryAt);
  for (const guard of site.wordedGuards) if (isWorded(text, queryAt, guard) && mayHaveAll(scan, guard)) return true;
  if (!mayPath) return site.placedAnywhere || isCalled(scan, true, '');
  const path = text.slice(pathAt, queryAt);
  for (const { filtered, paths } of site.placedGuards) if (!filtered || paths?.(path)) return true;
  return isCalled(scan, false, path);
}

/** @param anywhere whether only guards count that look at no path, or at paths that no filter tells */
function isCalled(scan: Scan, anywhere: boolean, path: string): boolean {
  for (let i = 0; i < scan.called; i++) {
    const rules = scan.known[i];
    if (!rules || (anywhere && !rules.calledAnywhere)) continue;
    for (const guard of rules.guards) {
      if (guard.filtered && (anywhere || !guard.paths?.(path))) continue;
      if (mayHaveAll(scan, guard)) return true;
    }
  }
  return false;
}

const isWorded = (text: string, from: number, { literals }: Guard): boolean =>
  literals.some((literal) => text.includes(literal.text, from));

function mayMatch(filters: readonly PathFilter[], text: string, from: number, to: number): boolean {
  for (const filter of filters) if (filter.mayMatch(text, from, to)) return true;
  return false;
}

/** Whether every choice of a guard is met, as far as can be told from the names that are known. */
function mayHaveAll(scan: Scan, guard: Guard): boolean {
  // Names are cheap; values are looked at only where the names are all there.
  return meets(scan, guard, false) && meets(scan, guard, true);
}

function meets(
  { text, queryAt, called, known, calledEnds, calledNameEnds }: Scan,
  guard: Guard,
  values: boolean,
): boolean {
  let met = guard.untold;
  for (const literal of guard.literals) if (text.includes(literal.text, queryAt)) met |= 1 << literal.choice;
  for (let i = 0; i < called; i++)
    for (const { choice, value } of known[i]?.fits.get(guard) ?? none)
      if (!values || !value || value(decodePercent(text.slice((calledNameEnds[i] ?? 0) + 1, calledEnds[i]))))
        met |= 1 << choice;
  return met === (1 << guard.has.length) - 1;
}

const none: readonly never[] = [];
