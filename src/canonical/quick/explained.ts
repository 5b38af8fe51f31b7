import { settle, settleOpened, type Settled } from '../canonicalize';
import { explain, refuse } from '../explain';
import { plainLink } from '../link';
import type { Prepared } from '../prepare';
import { readByClauses } from '../read';
import type { Explanation, Refusal, Result } from '../types';
import { openAndScan } from './behind';
import { LateExplanation } from './late-explanation';
import { locateBehindHost, locatePlain, locateRead } from './locate';
import { plainUntil } from './plain';
import { scan } from './scan';
import { ScannedExplanation } from './scanned-explanation';
import { GUARDED, type Scan } from './scanned';

const nobody: readonly never[] = [];

/** Everything that is known about a text: most links are decided where they stand, and the others go the long way. */
export function explainIn(text: string, prepared: Prepared, into: Scan): Explanation | Refusal {
  const { setup } = prepared;
  into.sealed = false;
  const until = plainUntil(text);
  const plain = locatePlain(text, until, into);
  if (plain && scan(into, GUARDED, setup)) return new ScannedExplanation(text, 'plain', nobody, prepared, into);
  // What RFC 3986 never allows raw is not written so behind the host.
  if (!plain && setup.policy.form === 'whatwg' && locateBehindHost(text, until, into) && scan(into, GUARDED, setup))
    return new ScannedExplanation(text, 'host', nobody, prepared, into);
  if (into.sealed) return explainLater(text, prepared);
  const link = plain ? plainLink(into) : readByClauses(text, setup.functions.toAscii);
  if (typeof link === 'string') return refuse(text, link);
  if (!plain) {
    locateRead(link, setup.policy, into);
    if (scan(into, GUARDED, setup)) return new ScannedExplanation(text, link, nobody, prepared, into);
  }
  const { opened, scanned } = openAndScan(link, setup, into);
  if (scanned) return new ScannedExplanation(text, opened.link, opened.unwrapped, prepared, into);
  return explainSettled(text, settleOpened(text, opened, setup), prepared);
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
