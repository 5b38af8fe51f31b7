import type { WarningTests } from '../../rules/compile';
import { decisionOn } from '../decision';
import { everythingKept, kept } from '../layers/fallback';
import type { Setup } from '../setup';
import { readName } from '../tokens';
import type { Decision, Result, Warning } from '../types';
import { warningOf } from '../warnings';
import { withoutFragment } from '../write';
import { cut } from './cut';
import type { Scan } from './scanned';

/** Shared by most answers, which have nothing to tell. */
const none: readonly never[] = Object.freeze([]);

/** Everything that is known about a link that was in its one form and needed nothing but tokens cut, in words. */
export function explainScanned(scan: Scan, setup: Setup, policy: string, tests: WarningTests): Result {
  const { text } = scan;
  const canonical = cut(scan);
  const host = text.slice(scan.hostAt, scan.hostEnd);
  const decisions = scan.tokens === 0 ? none : decisionsOn(scan, host, setup);
  return {
    input: text,
    canonical,
    key: scan.fragmentAt === text.length ? canonical : withoutFragment(canonical),
    changed: scan.strips > 0,
    policy,
    text,
    host,
    decisions,
    steps: none,
    warnings: decisions.length === 0 ? none : warningsIn(decisions, tests),
    unwrapped: none,
  };
}

function decisionsOn(scan: Scan, host: string, setup: Setup): readonly Decision[] {
  const site = () => setup.functions.siteOf(host) ?? host;
  const otherwise = setup.policy.usesRules ? kept : everythingKept;
  const decisions: Decision[] = [];
  for (let i = 0; i < scan.tokens; i++)
    decisions.push(decisionOn('query', tokenAt(scan, i), scan.said[i] ?? otherwise, site));
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

function tokenAt({ text, starts, ends }: Scan, i: number) {
  const start = starts[i] ?? 0;
  const end = ends[i] ?? 0;
  const equals = text.indexOf('=', start);
  const nameEnd = equals < 0 || equals > end ? end : equals;
  const value = nameEnd < end ? text.slice(nameEnd + 1, end) : '';
  return { name: readName(text.slice(start, nameEnd)), value, start, end };
}
