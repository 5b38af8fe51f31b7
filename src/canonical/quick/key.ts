import { keyOf, settleOpened } from '../canonicalize';
import { plainLink } from '../link';
import { readByClauses } from '../read';
import type { Setup } from '../setup';
import { rfcForm, withoutFragment } from '../write';
import { openAndScan } from './behind';
import { cut } from './cut';
import { locate, locateRead } from './locate';
import { scan } from './scan';
import { CUTS, GUARDED, type Scan } from './scanned';

/** The identity of a text's link; `''` where it is none. */
export function keyIn(text: string, setup: Setup, into: Scan): string {
  // What is plain holds nothing that is never raw; and where nothing goes, it does not matter that nothing may.
  const plain = locate(text, into);
  if (plain && scan(into, CUTS, setup)) return withoutFragment(cut(into));
  const link = plain ? plainLink(into) : readByClauses(text, setup.functions.toAscii);
  if (typeof link === 'string') return '';
  if (!plain) {
    locateRead(link, setup.policy, into);
    if (scan(into, GUARDED | CUTS, setup)) return rfcForm(withoutFragment(cut(into)));
  }
  const { opened, scanned } = openAndScan(link, setup, into);
  return scanned ? rfcForm(withoutFragment(cut(into))) : keyOf(settleOpened(text, opened, setup), setup);
}
