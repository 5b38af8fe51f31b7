import { openAll, type Opened } from '../canonicalize';
import type { Link } from '../link';
import type { Setup } from '../setup';
import { locateRead } from './locate';
import { scan } from './scan';
import { GUARDED, type Scan } from './scanned';

/** A link behind its wrappers, and whether it could be decided where it stands. */
export interface Behind {
  readonly opened: Opened;
  readonly scanned: boolean;
}

/** Opens a link's wrappers; what is behind them needs no more than another link does. */
export function openAndScan(link: Link, setup: Setup, into: Scan): Behind {
  const opened = openAll(link, setup);
  if (opened.unwrapped.length === 0 || opened.sealing) return { opened, scanned: false };
  locateRead(opened.link, setup.policy, into);
  return { opened, scanned: scan(into, GUARDED, setup, opened.site) };
}
