import type { RuleSet } from '../../src/index';

/**
 * The rules without those that the person switched off. An id that no rule has takes nothing out.
 * @returns the same object when nothing is switched off
 */
export function rulesInUse(rules: RuleSet, off: readonly string[]): RuleSet {
  if (off.length === 0) return rules;
  const switchedOff = new Set(off);
  const used = <Rule extends { readonly id: string }>(all: readonly Rule[]) =>
    all.filter(({ id }) => !switchedOff.has(id));
  return {
    ...rules,
    strip: used(rules.strip),
    keep: used(rules.keep),
    guards: used(rules.guards),
    wrappers: used(rules.wrappers),
    warnings: used(rules.warnings),
  };
}
