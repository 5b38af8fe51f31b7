import { settleOpened } from '../canonicalize';
import { explain, refuse } from '../explain';
import { plainLink } from '../link';
import type { Prepared } from '../prepare';
import { readByClauses } from '../read';
import type { Refusal, Result } from '../types';
import { openAndScan } from './behind';
import { Explanation } from './explanation';
import { locateBehindHost, locatePlain, locateRead } from './locate';
import { plainUntil } from './plain';
import { scan } from './scan';
import { SealedExplanation } from './sealed-explanation';
import { GUARDED, type Scan } from './scanned';

const nobody: readonly never[] = [];

/** Everything that is known about a text: most links are decided where they stand, and the others go the long way. */
export function explainIn(text: string, prepared: Prepared, into: Scan): Result | Refusal {
  const { setup, id, warnings } = prepared;
  into.sealed = false;
  const until = plainUntil(text);
  const plain = locatePlain(text, until, into);
  if (plain && scan(into, GUARDED, setup)) return new Explanation(text, 'plain', nobody, prepared, into);
  // What RFC 3986 never allows raw is not written so behind the host.
  if (!plain && setup.policy.form === 'whatwg' && locateBehindHost(text, until, into) && scan(into, GUARDED, setup))
    return new Explanation(text, 'host', nobody, prepared, into);
  if (into.sealed) return new SealedExplanation(text, prepared);
  const link = plain ? plainLink(into) : readByClauses(text, setup.functions.toAscii);
  if (typeof link === 'string') return refuse(text, link);
  if (!plain) {
    locateRead(link, setup.policy, into);
    if (scan(into, GUARDED, setup)) return new Explanation(text, link, nobody, prepared, into);
  }
  const { opened, scanned } = openAndScan(link, setup, into);
  if (scanned) return new Explanation(text, opened.link, opened.unwrapped, prepared, into);
  return explain(text, settleOpened(text, opened, setup), setup, id, warnings);
}
