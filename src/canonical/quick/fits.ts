import type { Guard, TraitTest } from '../../rules/bucket';

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
export function fitsOf(name: string, guards: readonly Guard[], others: Fits | null): Fits | null {
  let all: Map<Guard, readonly Fit[]> | null = null;
  for (const guard of guards) {
    if (guard.part === 'fragment') continue;
    const fits = guard.has.flatMap((traits, choice) =>
      traits.filter((trait) => trait.name(name)).map(({ value }) => ({ choice, value })),
    );
    if (fits.length > 0) (all ??= new Map(others)).set(guard, fits);
  }
  return all ?? others;
}

/** Those of them that are interested whatever the path. */
export const callsOf = (fits: Fits | null): readonly Call[] =>
  [...(fits ?? [])]
    .filter(([guard]) => !guard.filtered)
    .map(([guard, some]) => ({ guard, bits: some.reduce((bits, { choice }) => bits | (1 << choice), 0) }));
