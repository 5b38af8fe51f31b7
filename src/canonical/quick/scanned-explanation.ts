import type { NameTable } from '../../rules/name-table';
import { decisionOn, type Placed } from '../decision';
import { unwrappedOf, unwrapSteps } from '../explain';
import { everythingKept, kept } from '../layers/fallback';
import type { Link, Spans } from '../link';
import type { Opinion } from '../opinion';
import type { Prepared } from '../prepare';
import type { Setup } from '../setup';
import { grammarSteps } from '../steps';
import { readName } from '../tokens';
import type { Decision, Result, Step, Unwrapped, Warning } from '../types';
import type { Settled } from '../canonicalize';
import { warningOf, warnOfUserInfo } from '../warnings';
import { rfcForm, withoutFragment } from '../write';
import { cut, type Cuts } from './cut';
import { locate, locateBehindHost, locateRead, place } from './locate';
import { plainUntil } from './plain';
import { endOfName } from './rules-at';
import { scan } from './scan';
import { ASKED, GUARDED, type Scan } from './scanned';
import { charCodeAt, indexOf, slice } from '../string-methods';

/** Shared by most answers, which have nothing to tell. */
const none: readonly never[] = [];

/** A link as it was scanned, and what was opened on the way to it. */
export interface Found {
  /** As it was read, or how it was found. */
  readonly read: Link | Unread;
  readonly unwrapped: Settled['unwrapped'];
  readonly scan: Scan;
  /** Of that scan. */
  readonly turn: number;
  readonly hostEnd: number;
}

/** How a link was found that nobody had to read: all of it in its one form, or only its host. */
export type Unread = 'plain' | 'host';

const isUnread = (read: Link | Unread): read is Unread => typeof read === 'string';

/**
 * What is known about a link that could be decided where it stands. Its parts are worked out when they are read.
 */
export class ScannedExplanation implements Result {
  readonly input: string;
  readonly canonical: string;
  readonly #read: Link | Unread;
  readonly #unwrapped: Settled['unwrapped'];
  readonly #prepared: Prepared;
  readonly #scan: Scan;
  readonly #turn: number;
  readonly #hostEnd: number;
  #decisions: readonly Decision[] | null = null;
  #warnings: readonly Warning[] | null = null;
  #steps: readonly Step[] | null = null;

  /** @param found what was found: read where no other link was scanned since, and else found again */
  constructor(input: string, canonical: string, found: Found, prepared: Prepared) {
    this.input = input;
    this.canonical = canonical;
    this.#read = found.read;
    this.#unwrapped = found.unwrapped;
    this.#prepared = prepared;
    this.#scan = found.scan;
    this.#turn = found.turn;
    this.#hostEnd = found.hostEnd;
  }

  get key(): string {
    const key = withoutFragment(this.canonical);
    // What is plain holds nothing that is never raw.
    return this.#read === 'plain' ? key : rfcForm(key);
  }

  get changed(): boolean {
    return this.canonical !== this.input;
  }

  get policy(): string {
    return this.#prepared.id;
  }

  get text(): string {
    return isUnread(this.#read) ? this.input : this.#read.text;
  }

  get host(): string {
    return isUnread(this.#read) ? this.input.slice(this.input.indexOf(':') + 3, this.#hostEnd) : this.#read.host;
  }

  get decisions(): readonly Decision[] {
    return (this.#decisions ??= decisionsOf(this.#cuts(), this.#scan, this.host, this.#prepared));
  }

  get warnings(): readonly Warning[] {
    const userInfo = isUnread(this.#read) ? '' : this.#read.userInfo;
    return (this.#warnings ??= warningsOf(this.decisions, userInfo, this.#prepared));
  }

  get steps(): readonly Step[] {
    return (this.#steps ??= this.#read === 'plain' ? none : this.#allSteps());
  }

  get unwrapped(): readonly Unwrapped[] {
    const unwrapped = this.#unwrapped;
    return isUnread(this.#read) || unwrapped.length === 0 ? none : unwrappedOf({ unwrapped, link: this.#read });
  }

  #allSteps(): readonly Step[] {
    const cuts = this.#cuts();
    const link = isUnread(this.#read) ? linkBehindHost(this.input, this.host, this.#scan) : this.#read;
    return stepsOf(this.input, this.canonical, link, cuts, this.#unwrapped, this.#prepared.setup);
  }

  /** The link's tokens as it stood, and what was said of them. */
  #cuts(): Cuts {
    if (this.#scan.turn !== this.#turn) scanAgain(this.input, this.#read, this.#scan, this.#prepared.setup);
    if (this.#read === 'plain' || (!isUnread(this.#read) && this.#read.plain)) return this.#scan;
    return inText(this.#scan, isUnread(this.#read) ? placesIn(this.input) : this.#read);
  }
}

/** Scans a link that was scanned before, guards and all. */
export function scanAgain(text: string, read: Link | Unread, into: Scan, setup: Setup): boolean {
  if (!isUnread(read)) locateRead(read, setup.policy, into);
  else if (read === 'plain') locate(text, into);
  else locateBehindHost(text, plainUntil(text), into);
  return scan(into, GUARDED, setup);
}

function decisionsOf(cuts: Cuts, scanned: Scan, host: string, { setup }: Prepared): readonly Decision[] {
  if (cuts.tokens === 0) return none;
  const site = () => setup.functions.siteOf(host) ?? host;
  const otherwise = setup.policy.usesRules ? kept : everythingKept;
  const decisions: Decision[] = [];
  for (let i = 0; i < cuts.tokens; i++)
    decisions.push(decisionOn('query', tokenAt(cuts, i, scanned, setup.names), saidOf(i, scanned) ?? otherwise, site));
  return decisions;
}

/** What was said of a token; null for nothing. */
function saidOf(i: number, { kinds, said, numbers, site }: Scan): Opinion | null {
  if (((kinds[i] ?? 0) & ASKED) !== 0) return said[i] ?? null;
  const number = numbers[i] ?? 0;
  const rules = number > 0 && site ? site.numbered.get(number) : null;
  return rules && (rules.always ?? rules.usual);
}

/** Not where the name was escaped. */
const endsAt = (text: string, at: number, end: number): boolean => at === end || charCodeAt.call(text, at) === 0x3d;

function tokenAt({ text, starts, ends }: Cuts, i: number, { numbers }: Scan, names: NameTable): Placed {
  const start = starts[i] ?? 0;
  const end = ends[i] ?? 0;
  const number = numbers[i] ?? 0;
  const known = number > 0 ? names.name(number) : null;
  const nameEnd =
    known !== null && endsAt(text, start + known.length, end) ? start + known.length : endOfName(text, start, end);
  const value = nameEnd < end ? slice.call(text, nameEnd + 1, end) : '';
  return { name: known ?? readName(slice.call(text, start, nameEnd)), value, start, end };
}

function warningsOf(
  decisions: readonly Decision[],
  userInfo: string,
  { warnings: tests }: Prepared,
): readonly Warning[] {
  let warnings: Warning[] | null = userInfo === '' ? null : [warnOfUserInfo()];
  for (const { action, name, value } of decisions) {
    const warning = action === 'keep' ? warningOf(name, value, tests) : null;
    if (warning) (warnings ??= []).push(warning);
  }
  return warnings ?? none;
}

function stepsOf(
  input: string,
  canonical: string,
  link: Link,
  cuts: Cuts,
  unwrapped: Settled['unwrapped'],
  { policy }: Setup,
): readonly Step[] {
  const opened = unwrapped.length === 0 ? none : unwrapSteps({ unwrapped, link });
  if (link.plain) return opened;
  const left = { query: queryOf(cuts), fragment: link.text.slice(link.fragmentAt) };
  const from = unwrapped.length === 0 ? input : link.text;
  return [...opened, ...grammarSteps(from, { link, canonical, left, query: none }, policy)];
}

/** A text of which only the host is plain, as a link: what it is in its one form was found when it was scanned. */
function linkBehindHost(input: string, host: string, { text, hostEnd, pathAt, queryAt }: Spans): Link {
  const places = placesIn(input);
  return {
    text: input,
    plain: false,
    scheme: places.hostAt === 7 ? 'http' : 'https',
    userInfo: '',
    host,
    port: slice.call(text, hostEnd + 1, pathAt),
    path: slice.call(text, pathAt, queryAt),
    authorityAt: places.hostAt,
    pathAt: places.pathAt,
    queryAt: places.queryAt,
    fragmentAt: places.fragmentAt,
  };
}

/** Where the parts of a text stand whose host is plain. */
function placesIn(text: string): Spans {
  const spans = { text, hostAt: 0, hostEnd: 0, pathAt: 0, queryAt: 0, fragmentAt: 0, simple: false };
  place(text, spans);
  return spans;
}

/** What was said of a link's tokens, with their places in the text as it stood: there are as many, in the same order. */
function inText(
  { tokens, strips, kinds }: Scan,
  { text, queryAt, fragmentAt }: Pick<Spans, 'text' | 'queryAt' | 'fragmentAt'>,
): Cuts {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let start = queryAt + 1; starts.length < tokens;) {
    const ampersand = indexOf.call(text, '&', start);
    const end = ampersand < 0 || ampersand > fragmentAt ? fragmentAt : ampersand;
    if (end > start) {
      starts.push(start);
      ends.push(end);
    }
    start = end + 1;
  }
  return { text, queryAt, fragmentAt, tokens, strips, starts, ends, kinds, scattered: true, cutFrom: 0, cutTo: 0 };
}

/** What is left of a query, without its `?`; null where there is none, or nothing is left. */
function queryOf(view: Cuts): string | null {
  const { queryAt, fragmentAt, text } = view;
  if (queryAt === fragmentAt) return null;
  const written = cut(view);
  const end = written.length - (text.length - fragmentAt);
  return end === queryAt ? null : written.slice(queryAt + 1, end);
}
