import type { WarningTest, WarningTests } from '../rules/compile';
import { decodePercent } from './grammar/utf8';
import { looksDrawn } from './hint/randomness';
import type { Settled } from './canonicalize';
import { reason } from './reasons';
import type { Warning } from './types';

/** What the person should know before sharing the link as it now stands: only what stays in it counts. */
export function warningsOf({ link, query, fragment }: Settled, tests: WarningTests): Warning[] {
  const found: Warning[] = link.userInfo === '' ? [] : [warnOfUserInfo()];
  for (const { token, opinion } of [...query, ...fragment]) {
    const warning = opinion.action === 'keep' ? warningOf(token.name, token.value, tests) : null;
    if (warning) found.push(warning);
  }
  return found;
}

export const warnOfUserInfo = (): Warning => ({ kind: 'user-info', ...reason('warnUserInfo') });

/**
 * What a parameter that stays in a link gives away.
 * @param value as it stands
 */
export function warningOf(name: string, value: string, { named, others, mayHold }: WarningTests): Warning | null {
  if (value === '') return null;
  const tests = named(name);
  const text = decodePercent(value);
  const more = mayHold(text) ? others : none;
  if (tests.length + more.length === 0) return null;
  let first: WarningTest | null = null;
  for (const test of tests) if (isEarlier(test, first) && holds(test, text)) first = test;
  for (const test of more) if (isEarlier(test, first) && holds(test, text)) first = test;
  return first && { kind: first.kind, name, ...reason(first.why, { name }) };
}

const none: readonly never[] = [];

const isEarlier = ({ order }: WarningTest, than: WarningTest | null): boolean => !than || order < than.order;

const holds = ({ value: matches, least, not, random }: WarningTest, text: string): boolean =>
  text.length >= least && (!matches || matches(text)) && !(random && !looksDrawn(text)) && !not?.(text);
