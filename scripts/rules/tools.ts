import { createEngine, isPublicSuffix, siteOf, type RuleSet } from '../../src/index';
import type { CheckTools } from '../../src/rules/check';

/** The real engine over the rules that are checked, under either policy that uses them. */
export function toolsFor(rules: RuleSet): CheckTools {
  const engines = { share: createEngine({ rules }), samepage: createEngine({ rules, policy: 'samepage' }) };
  return { siteOf, isPublicSuffix, explain: (policy, text) => engines[policy].explain(text) };
}
