import type { ParameterRule } from '../../rules/bucket';
import { type Candidate, opine, type Opinion } from '../opinion';
import type { ParameterClass } from '../types';

/**
 * What rules of one strength say of a name. A class that the person keeps is kept, and says so.
 * @param rules those that name it on the site, the nearest host first
 */
export function blocklistSays(
  name: string,
  rules: readonly ParameterRule[],
  host: string,
  kept: ReadonlySet<ParameterClass>,
): Candidate[] {
  return rules.flatMap((rule) => {
    const holds = rule.scope(host, name);
    return holds === 'nowhere' ? [] : [{ opinion: opinionOf(rule, kept), holds }];
  });
}

function opinionOf(rule: ParameterRule, kept: ReadonlySet<ParameterClass>): Opinion {
  if (rule.class && kept.has(rule.class)) return opine('keep', 'user', rule.id, 'userClass', rule);
  return opine('strip', 'blocklist', rule.id, rule.why, rule);
}

const blocked: Candidate = {
  opinion: opine('strip', 'blocklist', 'block', 'blockedName'),
  holds: null,
};

/** Whether the name is one of those that the caller wants out everywhere. */
export const blockedName = (name: string, block: ReadonlySet<string>): Candidate[] =>
  block.has(name) ? [blocked] : [];
