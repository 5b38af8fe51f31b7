import { settleOpened } from '../canonicalize';
import type { Link } from '../link';
import { read, readByClauses } from '../read';
import type { Setup } from '../setup';
import type { RefusalCode } from '../types';
import { openAndScan } from './behind';
import { cut } from './cut';
import { isAsClaimed, locate, locateRead, locateSerialised } from './locate';
import { scan } from './scan';
import type { Scan } from './scanned';

/**
 * The canonical form of a text; the text itself when nothing changes or it is no link. Most links need nothing but
 * tokens cut, or nothing, and are decided where they stand; the others go the long way.
 * @param form `serialised` where a URL parser wrote the text
 */
export function canonicalOf(text: string, form: 'serialised' | undefined, setup: Setup, into: Scan): string {
  if (form === 'serialised' && setup.policy.form === 'whatwg' && locateSerialised(text, into)) {
    if (scan(into, false, setup) && (into.strips === 0 || isAsClaimed(into))) return cut(into);
    return longWay(text, read(text, setup.functions.toAscii), setup, into);
  }
  if (locate(text, into)) {
    if (scan(into, false, setup)) return cut(into);
    return longWay(text, read(text, setup.functions.toAscii), setup, into);
  }
  const link = readByClauses(text, setup.functions.toAscii);
  if (typeof link === 'string') return text;
  locateRead(link, setup.policy, into);
  return same(text, scan(into, true, setup) ? cut(into) : longWay(text, link, setup, into));
}

function longWay(text: string, link: Link | RefusalCode, setup: Setup, into: Scan): string {
  if (typeof link === 'string') return text;
  const { opened, scanned } = openAndScan(link, setup, into);
  return same(text, scanned ? cut(into) : settleOpened(text, opened, setup).canonical);
}

/** The very text, where the answer is the same. */
const same = (text: string, answer: string): string => (answer === text ? text : answer);
