import type { RuleSet } from '../../src/index';

/**
 * The rules without those that the person switched off. An id that no rule has takes nothing out.
 * @returns the same object when nothing is taken out; else a set with a version of its own, since whatever stores keys
 *   tells by it which of them may be compared
 */
export function rulesInUse(rules: RuleSet, off: readonly string[]): RuleSet {
  const switchedOff = new Set(off);
  const gone: string[] = [];
  const used = <Rule extends { readonly id: string }>(all: readonly Rule[]) =>
    all.filter(({ id }) => !switchedOff.has(id) || (gone.push(id), false));
  const rest = {
    strip: used(rules.strip),
    keep: used(rules.keep),
    guards: used(rules.guards),
    wrappers: used(rules.wrappers),
    warnings: used(rules.warnings),
  };
  return gone.length === 0 ? rules : { ...rules, ...rest, version: `${rules.version}+off.${digest(gone)}` };
}

/** A short name for ids: FNV-1a, 32 bits. */
function digest(ids: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of ids.join(' ')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
