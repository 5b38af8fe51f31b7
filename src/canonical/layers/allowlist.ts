import type { ParameterRule } from '../../rules/bucket';
import { type Candidate, opine } from '../opinion';

/** What rules of the site say is content there. */
export function allowlistSays(name: string, rules: readonly ParameterRule[], host: string): Candidate[] {
  return rules.flatMap(({ id, why, vendor, scope }) => {
    const holds = scope(host, name);
    if (holds === 'nowhere') return [];
    return [{ opinion: opine('keep', 'allowlist', id, why, { vendor }), holds }];
  });
}
