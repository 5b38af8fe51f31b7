import { type Dice } from '../../bench/corpus/dice.mjs';
import { nouns } from '../../bench/corpus/words.mjs';

/** One kind of parameter, of which every value is content, or every one is a token. */
export interface Kind {
  /** How often, among the others. */
  readonly weight: number;
  readonly title: string;
  readonly names: readonly string[];
  /** Other names under which it is found, one time of so many. */
  readonly rare: readonly string[];
  readonly rarely: number;
  readonly make: (dice: Dice) => string;
}

/** A parameter of which it is known what it is. */
export interface Labelled {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

/** As many parameters as are wanted, by weight. */
export function labelled(kinds: readonly Kind[], count: number, dice: Dice): Labelled[] {
  const choices = kinds.map((kind) => [kind.weight, kind] as const);
  return Array.from({ length: count }, () => {
    const { title, names, rare, rarely, make } = dice.weighed(choices);
    return { kind: title, name: dice.one(dice.chance(rarely) ? rare : names), value: make(dice) };
  });
}

export const text = (dice: Dice, length: number, letters?: string): string => dice.text(length, letters);

export const words = (dice: Dice, count: number, glue: string): string =>
  Array.from({ length: count }, () => dice.one(nouns)).join(glue);
