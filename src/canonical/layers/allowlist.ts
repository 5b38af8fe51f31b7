import type { ParameterRule } from '../../rules/bucket';
import type { Candidate, Opinion } from '../opinion';

/** What rules of the site say is content there. */
export function allowlistSays(name: string, rules: readonly ParameterRule[], host: string): Candidate[] {
  return rules.flatMap(({ id, why, vendor, scope }) => {
    const holds = scope(host, name);
    if (holds === 'nowhere') return [];
    const opinion: Opinion = { action: 'keep', layer: 'allowlist', rule: id, why, ...(vendor ? { vendor } : {}) };
    return [{ opinion, holds }];
  });
}
