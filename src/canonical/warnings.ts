import type { WarningTest } from '../rules/compile';
import { decodePercent } from './grammar/utf8';
import type { Settled } from './canonicalize';
import { reason } from './reasons';
import type { Warning } from './types';

/** What the person should know before sharing the link as it now stands: only what stays in it counts. */
export function warningsOf({ link, query, fragment }: Settled, tests: readonly WarningTest[]): Warning[] {
  const found: Warning[] = link.userInfo === '' ? [] : [{ kind: 'user-info', ...reason('warnUserInfo') }];
  for (const { token, opinion } of [...query, ...fragment]) {
    if (opinion.action !== 'keep' || token.value === '') continue;
    const value = decodePercent(token.value);
    const test = tests.find(({ name, value: shape }) => (!name || name(token.name)) && (!shape || shape(value)));
    if (!test) continue;
    const { name } = token;
    found.push({ kind: test.kind, name, ...reason(test.why, { name }) });
  }
  return found;
}
