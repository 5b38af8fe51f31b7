import type { WarningTest, WarningTests } from '../rules/compile';
import { decodePercent } from './grammar/utf8';
import { looksDrawn } from './hint/randomness';
import type { Settled } from './canonicalize';
import { reason } from './reasons';
import type { Warning } from './types';
import { includes } from './string-methods';

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
export function warningOf(name: string, value: string, { named, others }: WarningTests): Warning | null {
  if (value === '') return null;
  let first: WarningTest | null = null;
  for (const test of named(name)) if (isEarlier(test, first) && holds(test, value)) first = test;
  for (const test of others) if (isEarlier(test, first) && holds(test, value)) first = test;
  return first && { kind: first.kind, name, ...reason(first.why, { name }) };
}

const isEarlier = ({ order }: WarningTest, than: WarningTest | null): boolean => !than || order < than.order;

function holds({ value: matches, must, least, not, random }: WarningTest, value: string): boolean {
  // Decoding makes no value longer.
  if (value.length < least) return false;
  const escaped = includes.call(value, '%');
  if (!escaped && !includes.call(value, must)) return false;
  const text = escaped ? decodePercent(value) : value;
  if (matches && !matches(text)) return false;
  return !(random && !looksDrawn(text)) && !not?.(text);
}
