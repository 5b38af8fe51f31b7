import type { Bucket } from '../../rules/compile';
import type { Place } from '../../rules/conditions';
import type { Opinion } from '../opinion';

/** Whether a rule of the site says that the parameter is content there. */
export function allowlistSays(at: Place, buckets: readonly Bucket[]): Opinion | null {
  for (const { names } of buckets) {
    const rule = names.find(at.name, ({ holds }) => holds(at));
    if (!rule) continue;
    const about = rule.vendor === undefined ? {} : { vendor: rule.vendor };
    return { action: 'keep', layer: 'allowlist', rule: rule.id, why: rule.why, ...about };
  }
  return null;
}
