import type { Guard, GuardTrait, TraitTest } from '../../rules/bucket';
import type { NameIndex } from '../../rules/names';

/** One of a guard's choices, by place, that a name answers, and the shape that its value must have. */
export interface Fit {
  readonly choice: number;
  readonly value: TraitTest['value'];
}

export type Fits = ReadonlyMap<Guard, readonly Fit[]>;

/** A guard's choices that a name answers, a bit for each. */
export interface Call {
  readonly guard: Guard;
  readonly bits: number;
}

/**
 * Everything that guards of queries ask for and a parameter of this name may answer; null where that is nothing.
 * @param others what is known of other guards
 */
export function fitsOf(name: string, traits: readonly NameIndex<GuardTrait>[], others: Fits | null): Fits | null {
  let all: Map<Guard, readonly Fit[]> | null = null;
  for (const index of traits)
    for (const { guard, choice, value } of index.all(name)) {
      all ??= new Map(others);
      all.set(guard, [...(all.get(guard) ?? []), { choice, value }]);
    }
  return all ?? others;
}

/** Those of them that are interested whatever the path. */
export const callsOf = (fits: Fits | null): readonly Call[] =>
  [...(fits ?? [])]
    .filter(([guard]) => !guard.filtered)
    .map(([guard, some]) => ({ guard, bits: some.reduce((bits, { choice }) => bits | (1 << choice), 0) }));
