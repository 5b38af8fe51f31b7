import type { WarningTest } from '../rules/compile';
import { decodePercent } from './grammar/utf8';
import type { Settled } from './canonicalize';
import type { Ruling } from './rulings';
import { reason } from './reasons';
import type { Warning } from './types';

/** What the person should know before sharing the link as it now stands: only what stays in it counts. */
export function warningsOf({ link, query, fragment }: Settled, tests: readonly WarningTest[]): Warning[] {
  const found: Warning[] = link.userInfo === '' ? [] : [{ kind: 'user-info', ...reason('warnUserInfo') }];
  for (const ruling of query) warn(ruling, tests, found);
  for (const ruling of fragment) warn(ruling, tests, found);
  return found;
}

function warn({ token, opinion }: Ruling, tests: readonly WarningTest[], found: Warning[]): void {
  const { name, value } = token;
  if (opinion.action !== 'keep' || value === '') return;
  let decoded: string | null = null;
  for (const { kind, why, name: named, value: shaped } of tests) {
    if (named && !named(name)) continue;
    if (shaped && !shaped((decoded ??= value.includes('%') ? decodePercent(value) : value))) continue;
    found.push({ kind, name, ...reason(why, { name }) });
    return;
  }
}
