import type { Bucket } from '../../rules/compile';
import type { Place } from '../../rules/conditions';
import type { Opinion } from '../opinion';
import type { ParameterClass } from '../types';

/**
 * Whether a rule of these buckets strips the parameter. A class that the person keeps is kept, and says so.
 * @param buckets rules of one strength that hold on the host
 */
export function blocklistSays(
  at: Place,
  buckets: readonly Bucket[],
  kept: ReadonlySet<ParameterClass>,
): Opinion | null {
  for (const { names } of buckets) {
    const rule = names.find(at.name, ({ holds }) => holds(at));
    if (!rule) continue;
    const about = {
      rule: rule.id,
      ...(rule.vendor === undefined ? {} : { vendor: rule.vendor }),
      ...(rule.class === undefined ? {} : { class: rule.class }),
    };
    if (rule.class && kept.has(rule.class)) return { action: 'keep', layer: 'user', why: 'userClass', ...about };
    return { action: 'strip', layer: 'blocklist', why: rule.why, ...about };
  }
  return null;
}

/** Whether the name is one of those that the caller wants out everywhere. */
export function blockedName(name: string, block: ReadonlySet<string>): Opinion | null {
  return block.has(name) ? { action: 'strip', layer: 'blocklist', rule: 'block', why: 'blockedName' } : null;
}
