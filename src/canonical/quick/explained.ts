import { settleOpened, type Settled } from '../canonicalize';
import { decisionOn } from '../decision';
import { explain, refuse, unwrappedOf, unwrapSteps } from '../explain';
import { everythingKept, kept } from '../layers/fallback';
import { type Link, plainLink } from '../link';
import type { Prepared } from '../prepare';
import { readByClauses } from '../read';
import type { Setup } from '../setup';
import { grammarSteps } from '../steps';
import { readName } from '../tokens';
import type { Decision, Refusal, Result, Warning } from '../types';
import { warningOf, warnOfUserInfo } from '../warnings';
import type { WarningTests } from '../../rules/compile';
import { rfcForm, withoutFragment } from '../write';
import { openAndScan } from './behind';
import { cut, type Cuts } from './cut';
import { locate, locateRead } from './locate';
import { scan } from './scan';
import type { Scan } from './scanned';

/** Shared by most answers, which have nothing to tell. */
const none: readonly never[] = Object.freeze([]);

/** Everything that is known about a text: most links are decided where they stand, and the others go the long way. */
export function explainIn(text: string, prepared: Prepared, into: Scan): Result | Refusal {
  const { setup, id, warnings } = prepared;
  const plain = locate(text, into);
  if (plain && scan(into, true, setup)) return explainPlain(into, prepared);
  const link = plain ? plainLink(into) : readByClauses(text, setup.functions.toAscii);
  if (typeof link === 'string') return refuse(text, link);
  if (!plain) {
    locateRead(link, setup.policy, into);
    if (scan(into, true, setup)) return explainRead(text, link, none, prepared, into);
  }
  const { opened, scanned } = openAndScan(link, setup, into);
  if (scanned) return explainRead(text, opened.link, opened.unwrapped, prepared, into);
  return explain(text, settleOpened(text, opened, setup), setup, id, warnings);
}

/** A link that was in its one form and needed nothing but tokens cut. */
function explainPlain(scanned: Scan, { setup, id, warnings }: Prepared): Result {
  const { text } = scanned;
  const canonical = cut(scanned);
  const host = text.slice(scanned.hostAt, scanned.hostEnd);
  const decisions = scanned.tokens === 0 ? none : decisionsOn(scanned, host, setup);
  return {
    input: text,
    canonical,
    key: scanned.fragmentAt === text.length ? canonical : withoutFragment(canonical),
    changed: scanned.strips > 0,
    policy: id,
    text,
    host,
    decisions,
    steps: none,
    warnings: decisions.length === 0 ? none : warningsIn(decisions, warnings),
    unwrapped: none,
  };
}

/** One that had to be written in its one form first, or stood behind wrappers. */
function explainRead(
  input: string,
  link: Link,
  unwrapped: Settled['unwrapped'],
  { setup, id, warnings }: Prepared,
  scanned: Scan,
): Result {
  const asItStood = link.plain ? scanned : inText(scanned, link);
  const canonical = cut(scanned);
  const decisions = decisionsOn(asItStood, link.host, setup);
  const left = { query: queryOf(asItStood), fragment: link.text.slice(link.fragmentAt) };
  const own = link.plain
    ? none
    : grammarSteps(unwrapped.length === 0 ? input : link.text, { link, canonical, left, query: none }, setup.policy);
  const userInfo = link.userInfo === '' ? none : [warnOfUserInfo()];
  return {
    input,
    canonical,
    key: rfcForm(withoutFragment(canonical)),
    changed: canonical !== input,
    policy: id,
    text: link.text,
    host: link.host,
    decisions,
    steps: [...unwrapSteps({ unwrapped, link }), ...own],
    warnings: [...userInfo, ...warningsIn(decisions, warnings)],
    unwrapped: unwrappedOf({ unwrapped, link }),
  };
}

/** What was said of a link's tokens, with their places in the text as it stood: there are as many, in the same order. */
function inText({ tokens, strips, said }: Scan, { text, queryAt, fragmentAt }: Link): Cuts {
  const starts = new Int32Array(tokens);
  const ends = new Int32Array(tokens);
  for (let start = queryAt + 1, i = 0; i < tokens;) {
    const ampersand = text.indexOf('&', start);
    const end = ampersand < 0 || ampersand > fragmentAt ? fragmentAt : ampersand;
    if (end > start) {
      starts[i] = start;
      ends[i++] = end;
    }
    start = end + 1;
  }
  return { text, queryAt, fragmentAt, tokens, strips, starts, ends, said };
}

/** What is left of a query, without its `?`; null where there is none, or nothing is left. */
function queryOf(view: Cuts): string | null {
  const { queryAt, fragmentAt, text } = view;
  if (queryAt === fragmentAt) return null;
  const written = cut(view);
  const end = written.length - (text.length - fragmentAt);
  return end === queryAt ? null : written.slice(queryAt + 1, end);
}

function decisionsOn(cuts: Cuts, host: string, setup: Setup): readonly Decision[] {
  const site = () => setup.functions.siteOf(host) ?? host;
  const otherwise = setup.policy.usesRules ? kept : everythingKept;
  const decisions: Decision[] = [];
  for (let i = 0; i < cuts.tokens; i++)
    decisions.push(decisionOn('query', tokenAt(cuts, i), cuts.said[i] ?? otherwise, site));
  return decisions;
}

function warningsIn(decisions: readonly Decision[], tests: WarningTests): readonly Warning[] {
  let warnings: Warning[] | null = null;
  for (const { action, name, value } of decisions) {
    const warning = action === 'keep' ? warningOf(name, value, tests) : null;
    if (warning) (warnings ??= []).push(warning);
  }
  return warnings ?? none;
}

function tokenAt({ text, starts, ends }: Cuts, i: number) {
  const start = starts[i] ?? 0;
  const end = ends[i] ?? 0;
  const equals = text.indexOf('=', start);
  const nameEnd = equals < 0 || equals > end ? end : equals;
  const value = nameEnd < end ? text.slice(nameEnd + 1, end) : '';
  return { name: readName(text.slice(start, nameEnd)), value, start, end };
}
