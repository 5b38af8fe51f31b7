import { keyOf, settleOpened } from '../canonicalize';
import { read } from '../read';
import type { Setup } from '../setup';
import { rfcForm, withoutFragment } from '../write';
import { openAndScan } from './behind';
import { cut } from './cut';
import { locate, locateRead } from './locate';
import { scan } from './scan';
import type { Scan } from './scanned';

/** The identity of a text's link; `''` where it is none. */
export function keyIn(text: string, setup: Setup, into: Scan): string {
  // What is plain holds nothing that is never raw.
  if (locate(text, into) && scan(into, true, setup)) return withoutFragment(cut(into));
  const link = read(text, setup.functions.toAscii);
  if (typeof link === 'string') return '';
  locateRead(link, setup.policy, into);
  if (!link.plain && scan(into, true, setup)) return rfcForm(withoutFragment(cut(into)));
  const { opened, scanned } = openAndScan(link, setup, into);
  return scanned ? rfcForm(withoutFragment(cut(into))) : keyOf(settleOpened(text, opened, setup), setup);
}
