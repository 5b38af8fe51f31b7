import { settle, settleOpened, type Settled } from '../canonicalize';
import { explain, refuse } from '../explain';
import { plainLink } from '../link';
import type { Prepared } from '../prepare';
import { readByClauses } from '../read';
import type { Explanation, Refusal, Result } from '../types';
import { SEALS } from '../../rules/path-filter';
import type { Setup } from '../setup';
import type { SiteRules } from '../site-rules';
import { charCodeAt, indexOf } from '../string-methods';
import { BareExplanation } from './bare-explanation';
import { openAndScan } from './behind';
import { cut } from './cut';
import { LateExplanation } from './late-explanation';
import { locateBehindHost, locatePlain, locateRead, locateSimple } from './locate';
import { endOfSimplePath, plainUntil } from './plain';
import { mayBeGuardedAfterAll, scan } from './scan';
import { type Found, scanAgain, ScannedExplanation } from './scanned-explanation';
import { GUARDED, type Scan } from './scanned';

const nobody: readonly never[] = [];

/** Everything that is known about a text: most links are decided where they stand, and the others go the long way. */
export function explainIn(text: string, prepared: Prepared, into: Scan): Explanation | Refusal {
  const { setup } = prepared;
  into.sealed = false;
  const pathEnd = endOfSimplePath(text);
  if (pathEnd > 0 && pathEnd === text.length) {
    const hostAt = charCodeAt.call(text, 4) === 0x3a ? 7 : 8;
    const pathAt = indexOf.call(text, '/', hostAt);
    if (isBare(text, hostAt, pathAt, setup)) return new BareExplanation(text, hostAt, pathAt, prepared);
  }
  const simple = locateSimple(text, pathEnd, into);
  const until = simple ? 0 : plainUntil(text);
  const plain = simple || locatePlain(text, until, into);
  // Where nothing goes, guards are asked when somebody reads more than that.
  if (plain && scan(into, 0, setup)) return explainScanned(text, 'plain', nobody, into, prepared);
  // What RFC 3986 never allows raw is not written so behind the host.
  if (!plain && setup.policy.form === 'whatwg' && locateBehindHost(text, until, into) && scan(into, GUARDED, setup))
    return explainScanned(text, 'host', nobody, into, prepared);
  if (into.sealed) return explainLater(text, prepared);
  const link = plain ? plainLink(into) : readByClauses(text, setup.functions.toAscii);
  if (typeof link === 'string') return refuse(text, link);
  if (!plain) {
    locateRead(link, setup.policy, into);
    if (scan(into, GUARDED, setup)) return explainScanned(text, link, nobody, into, prepared);
  }
  const { opened, scanned } = openAndScan(link, setup, into);
  if (scanned) return explainScanned(text, opened.link, opened.unwrapped, into, prepared);
  return explainSettled(text, settleOpened(text, opened, setup), prepared);
}

/** Whether nobody says anything of a link that is a host and a simple path. */
function isBare(
  text: string,
  hostAt: number,
  pathAt: number,
  { policy, specialPathHosts, sites: { everywhere } }: Setup,
): boolean {
  if (policy.sorts || specialPathHosts.find(text, hostAt, pathAt) !== 0) return false;
  return !policy.guards || !mayBeSealedByPath(text, pathAt, everywhere);
}

/** Whether a guard that holds everywhere may be interested in a simple path, whatever is asked for behind it. */
function mayBeSealedByPath(text: string, pathAt: number, { placedAnywhere, pathFilters }: SiteRules): boolean {
  if (placedAnywhere) return true;
  for (const filter of pathFilters) if ((filter.mayMatch(text, pathAt, text.length, true) & SEALS) !== 0) return true;
  return false;
}

function explainScanned(
  text: string,
  read: Found['read'],
  unwrapped: Found['unwrapped'],
  into: Scan,
  prepared: Prepared,
): Explanation {
  const { turn, hostEnd } = into;
  const unasked = read === 'plain' && into.strips === 0;
  const canonical = cut(into);
  return new LateExplanation(text, canonical, () => {
    if (unasked && isPerhapsSealed(text, turn, into, prepared.setup)) return explainAtLength(text, prepared);
    return new ScannedExplanation(
      text,
      canonical,
      { read, unwrapped, scan: into, turn: unasked ? into.turn : turn, hostEnd },
      prepared,
    );
  });
}

/** Whether a guard may be interested in a link of which nothing goes, so that nobody asked yet. */
function isPerhapsSealed(text: string, turn: number, into: Scan, setup: Setup): boolean {
  return (into.turn !== turn || mayBeGuardedAfterAll(into, setup)) && !scanAgain(text, 'plain', into, setup);
}

const explainSettled = (text: string, settled: Settled, { setup, id, warnings }: Prepared): Explanation =>
  new LateExplanation(text, settled.canonical, () => explain(text, settled, setup, id, warnings));

/** Of a link that is sealed for certain, nothing more is worked out before it is read. */
const explainLater = (text: string, prepared: Prepared): Explanation =>
  new LateExplanation(text, text, () => explainAtLength(text, prepared));

/** The same the long way, for a text that is known to be a link. */
function explainAtLength(text: string, { setup, id, warnings }: Prepared): Result {
  const settled = settle(text, setup);
  if (typeof settled === 'string') throw new TypeError('no link');
  return explain(text, settled, setup, id, warnings);
}
