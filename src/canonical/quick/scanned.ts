import type { Opinion } from '../opinion';
import type { SiteRules } from '../site-rules';
import { Meetings } from './meetings';
import { ScanPlace } from './scan-place';

/** How to scan: guards matter though nothing goes. */
export const GUARDED = 1;
/** How to scan: what goes from the path or is the fragment may be cut at once. */
export const CUTS = 2;

/** Beside what became of a token: it was asked about. */
export const ASKED = 16;

/** A link with more tokens than this goes the long way. */
export const MOST_TOKENS = 256;

/**
 * A link of the common kind and what was said of its parameters, found where they stand. It is filled anew for each
 * link, so that a link that does not change costs no memory.
 */
export class Scan {
  /** Counts the links, so that who comes back sees whether another was scanned since. */
  turn = 0;
  text = '';
  hostAt = 0;
  hostEnd = 0;
  pathAt = 0;
  queryAt = 0;
  fragmentAt = 0;
  /** Whether it is known that the path holds no `=`, and the query no further `?`. */
  simple = false;
  /** Tokens of the query that are something. */
  tokens = 0;
  /** How many of them go. */
  strips = 0;
  readonly starts = new Int32Array(MOST_TOKENS);
  readonly ends = new Int32Array(MOST_TOKENS);
  /** Their names' numbers in the engine's table; below 1 where they have none. */
  readonly numbers = new Int32Array(MOST_TOKENS);
  /** Whether they go, as STAYS and GOES, with ASKED where that is in `said`. */
  readonly kinds = new Uint8Array(MOST_TOKENS);
  /** What was said of those that had to be asked about; null for nothing. */
  readonly said: (Opinion | null)[] = Array<null>(MOST_TOKENS).fill(null);
  /** What holds at the host, where tokens were looked up. */
  site: SiteRules | null = null;
  /** From where to where those stand that go, unless others stand between them. */
  cutFrom = 0;
  cutTo = 0;
  scattered = false;
  /** Whether something was cut that is no token of the query. */
  cutsMore = false;
  /** Whether it has neither a query nor anything else that a rule may speak of, save a guard. */
  bare = false;
  /** Whether one stays on account of others. */
  depends = false;
  /** Whether nothing in the link may change, for certain. */
  sealed = false;
  /** Tokens whose names some guard asks for, by place. */
  called = 0;
  /** Whether one of them may be all that a guard asks for. */
  suffices = false;
  readonly calledAt = new Int32Array(MOST_TOKENS);
  readonly meetings: Meetings;
  readonly place = new ScanPlace(this);

  /** @param guards how many there are at most */
  constructor(guards: number) {
    this.meetings = new Meetings(guards);
  }
}
