import { settle } from '../canonicalize';
import { read, readByClauses } from '../read';
import type { Setup } from '../setup';
import { cut } from './cut';
import { isAsClaimed, locate, locateRead, locateSerialised } from './locate';
import { type Scan, scan } from './scan';

/**
 * The canonical form of a text; the text itself when nothing changes or it is no link. Most links need nothing but
 * tokens cut, or nothing, and are decided where they stand; the others go the long way.
 * @param form `serialised` where a URL parser wrote the text
 */
export function canonicalOf(text: string, form: 'serialised' | undefined, setup: Setup, into: Scan): string {
  if (form === 'serialised' && setup.policy.form === 'whatwg' && locateSerialised(text, into)) {
    if (scan(into, false, setup) && (into.strips === 0 || isAsClaimed(into))) return cut(into);
  } else if (locate(text, into)) {
    if (scan(into, false, setup)) return cut(into);
  } else {
    const link = readByClauses(text, setup.functions.toAscii);
    if (typeof link === 'string') return text;
    locateRead(link, setup.policy, into);
    if (!scan(into, true, setup)) return settledForm(text, setup, link);
    const canonical = cut(into);
    return canonical === text ? text : canonical;
  }
  return settledForm(text, setup);
}

function settledForm(text: string, setup: Setup, link = read(text, setup.functions.toAscii)): string {
  const settled = settle(text, setup, link);
  return typeof settled === 'string' || settled.canonical === text ? text : settled.canonical;
}
