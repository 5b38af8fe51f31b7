import type { Guard, TraitTest } from '../../rules/bucket';

/** What a guard asks for, and a name answers as far as names go. */
export interface Fit {
  readonly guard: Guard;
  /** Of the guard's choices, by place. */
  readonly choice: number;
  readonly trait: TraitTest;
}

/** Everything that guards of queries ask for and a parameter of this name may answer. */
export const fitsOf = (name: string, guards: readonly Guard[]): readonly Fit[] =>
  guards.flatMap((guard) =>
    guard.part === 'fragment'
      ? []
      : guard.has.flatMap((choice, i) =>
          choice.filter((trait) => trait.name(name)).map((trait) => ({ guard, choice: i, trait })),
        ),
  );
