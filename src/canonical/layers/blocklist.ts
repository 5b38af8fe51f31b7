import type { ParameterRule } from '../../rules/bucket';
import type { Candidate, Opinion } from '../opinion';
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
  const about = {
    rule: rule.id,
    ...(rule.vendor === undefined ? {} : { vendor: rule.vendor }),
    ...(rule.class === undefined ? {} : { class: rule.class }),
    ...(rule.usual ? { usual: rule.usual } : {}),
  };
  if (rule.class && kept.has(rule.class)) return { action: 'keep', layer: 'user', why: 'userClass', ...about };
  return { action: 'strip', layer: 'blocklist', why: rule.why, ...about };
}

const blocked: Candidate = {
  opinion: { action: 'strip', layer: 'blocklist', rule: 'block', why: 'blockedName' },
  holds: null,
};

/** Whether the name is one of those that the caller wants out everywhere. */
export const blockedName = (name: string, block: ReadonlySet<string>): Candidate[] =>
  block.has(name) ? [blocked] : [];
