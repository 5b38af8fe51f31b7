import { settleOpened } from '../canonicalize';
import { type Link, plainLink } from '../link';
import { read, readByClauses } from '../read';
import type { Setup } from '../setup';
import type { RefusalCode } from '../types';
import { openAndScan } from './behind';
import { cut } from './cut';
import {
  isAsClaimed,
  locateBehindHost,
  locatePlain,
  locateRead,
  locateSerialised,
  locateSimple,
  locateStaying,
} from './locate';
import { endOfSimplePath, plainUntil, withSmallHost } from './plain';
import { scan } from './scan';
import { CUTS, GUARDED, type Scan } from './scanned';
import { charCodeAt, indexOf } from '../string-methods';

/**
 * The canonical form of a text; the text itself when nothing changes or it is no link. Most links need nothing but
 * tokens cut, or nothing, and are decided where they stand; the others go the long way.
 * @param form `serialised` where a URL parser wrote the text
 */
export function canonicalOf(text: string, form: 'serialised' | undefined, setup: Setup, into: Scan): string {
  if (form === 'serialised' && setup.policy.form === 'whatwg') {
    if (mustStay(text, setup)) return text;
    if (locateSerialised(text, into)) {
      if (scan(into, CUTS, setup) && (staysWhole(into) || isAsClaimed(text, into))) return cut(into);
      return longWay(text, read(text, setup.functions.toAscii), setup, into);
    }
  }
  const pathEnd = endOfSimplePath(text);
  if (pathEnd > 0 && pathEnd === text.length && !setup.policy.sorts) {
    if (!mayBeWrapper(text, indexOf.call(text, '/', 8), setup)) return text;
  }
  if (locateSimple(text, pathEnd, into))
    return scan(into, CUTS, setup) ? cut(into) : longWay(text, plainLink(into), setup, into);
  const until = plainUntil(text);
  if (locatePlain(text, until, into))
    return scan(into, CUTS, setup) ? cut(into) : longWay(text, plainLink(into), setup, into);
  if (setup.policy.form === 'whatwg' && locateStaying(text, until, into)) {
    if (scan(into, CUTS, setup)) return cut(into);
    if (into.sealed) return text;
  }
  // What RFC 3986 never allows raw is not written so there.
  if (setup.policy.form === 'whatwg' && locateWritten(text, until, into)) {
    if (scan(into, GUARDED | CUTS, setup)) return same(text, cut(into));
    if (into.sealed) return text;
  }
  const link = readByClauses(text, setup.functions.toAscii);
  if (typeof link === 'string') return text;
  locateRead(link, setup.policy, into);
  return same(text, scan(into, GUARDED | CUTS, setup) ? cut(into) : longWay(text, link, setup, into));
}

/** Whether a text that a URL parser wrote has nothing to it that may change. If none wrote it, it stays just as well. */
function mustStay(text: string, setup: Setup): boolean {
  const { keepTextFragment, policy } = setup;
  if (indexOf.call(text, '?') >= 0 || indexOf.call(text, '=') >= 0 || indexOf.call(text, '%') >= 0) return false;
  // Older parsers, as Node 20's, leave it in a path.
  if (indexOf.call(text, '^') >= 0 || ((!keepTextFragment || !policy.keepsFragment) && indexOf.call(text, '#') >= 0))
    return false;
  const pathAt = indexOf.call(text, '/', 8);
  // A digit before the path is of a port, or of an address in numbers.
  return pathAt > 0 && charCodeAt.call(text, pathAt - 1) > 0x39 && !mayBeWrapper(text, pathAt, setup);
}

/** Whether a link without a query may have its destination in its path. */
const mayBeWrapper = (text: string, pathAt: number, { pathHosts, labelPaths }: Setup): boolean =>
  pathHosts.mayKnow(text, 7, pathAt) || (labelPaths.mayBegin(text, pathAt) && pathHosts.mayHaveLabel(text, 7, pathAt));

/** Finds the parts of a text that is not in its one form, where it can be written so without reading all of it. */
function locateWritten(text: string, until: number, into: Scan): boolean {
  if (until > 0) return locateBehindHost(text, until, into);
  const small = withSmallHost(text);
  return small !== text && locateBehindHost(small, plainUntil(small), into);
}

const staysWhole = ({ strips, cutsMore }: Scan): boolean => strips === 0 && !cutsMore;

function longWay(text: string, link: Link | RefusalCode, setup: Setup, into: Scan): string {
  // Nothing was opened where somebody says so.
  if (into.sealed || typeof link === 'string') return text;
  const { opened, scanned } = openAndScan(link, setup, into);
  return same(text, scanned ? cut(into) : settleOpened(text, opened, setup).canonical);
}

/** The very text, where the answer is the same. */
const same = (text: string, answer: string): string => (answer === text ? text : answer);
