import { kindOf, type NameRules } from './name-rules';

type Known = (number: number) => NameRules | null;

/**
 * What the names of an engine's table mean at a host, by their numbers there, each found out once. Of most, no more
 * has to be kept than that they mean there what they mean everywhere.
 */
export class NumberedNames {
  /** Of what kind each is; 0 where that was not found out yet. */
  readonly #kinds: Uint8Array;
  readonly #known: Known;
  readonly #everywhere: NumberedNames | null;
  /** All that were found out, where this is everywhere, and else those that mean something of their own here. */
  readonly #rules: (NameRules | null | undefined)[] | Map<number, NameRules | null>;

  /**
   * @param size the largest number
   * @param known what a name means here
   * @param everywhere the same for no host at all; null where this is it
   */
  constructor(size: number, known: Known, everywhere: NumberedNames | null) {
    this.#kinds = new Uint8Array(size + 1);
    this.#known = known;
    this.#everywhere = everywhere;
    this.#rules = everywhere ? new Map() : Array<undefined>(size + 1).fill(undefined);
  }

  /** Of what kind a name is: STAYS, GOES or ASKS, perhaps with CALLS. */
  kindOf(number: number): number {
    return this.#kinds[number] || this.#find(number);
  }

  /** @returns null where nobody knows the name */
  get(number: number): NameRules | null {
    if (this.#kinds[number] === 0) this.#find(number);
    const rules = this.#rules instanceof Map ? this.#rules.get(number) : this.#rules[number];
    return rules === undefined && this.#everywhere ? this.#everywhere.get(number) : (rules ?? null);
  }

  #find(number: number): number {
    const rules = this.#known(number);
    if (!(this.#rules instanceof Map)) this.#rules[number] = rules;
    else if (rules !== this.#everywhere?.get(number)) this.#rules.set(number, rules);
    return (this.#kinds[number] = kindOf(rules));
  }
}
