import type { Guard, TraitTest } from '../../rules/bucket';

/** One of a guard's choices, by place, that a name answers, and the shape that its value must have. */
export interface Fit {
  readonly choice: number;
  readonly value: TraitTest['value'];
}

export type Fits = ReadonlyMap<Guard, readonly Fit[]>;

/** Everything that guards of queries ask for and a parameter of this name may answer. */
export function fitsOf(name: string, guards: readonly Guard[]): Fits {
  const all = new Map<Guard, readonly Fit[]>();
  for (const guard of guards) {
    if (guard.part === 'fragment') continue;
    const fits = guard.has.flatMap((traits, choice) =>
      traits.filter((trait) => trait.name(name)).map(({ value }) => ({ choice, value })),
    );
    if (fits.length > 0) all.set(guard, fits);
  }
  return all;
}
