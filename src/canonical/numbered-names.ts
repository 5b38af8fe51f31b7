import { kindOf, type NameRules } from './name-rules';

type Known = (number: number) => NameRules | null;

/**
 * What the names of an engine's table mean at a host, by their numbers there, each found out once. Of most, no more
 * has to be kept than that they mean there what they mean everywhere.
 */
export class NumberedNames {
  /** Of what kind each is; 0 where that was not found out yet. */
  readonly kinds: Uint8Array;
  readonly #known: Known;
  readonly #everywhere: NumberedNames | null;
  readonly #own = new Map<number, NameRules | null>();

  /**
   * @param size the largest number
   * @param known what a name means here
   * @param everywhere the same for no host at all; null where this is it
   */
  constructor(size: number, known: Known, everywhere: NumberedNames | null) {
    this.kinds = new Uint8Array(size + 1);
    this.#known = known;
    this.#everywhere = everywhere;
  }

  /** @returns null where nobody knows the name */
  get(number: number): NameRules | null {
    const own = this.#own.get(number);
    if (own !== undefined) return own;
    if (this.#everywhere !== null && this.kinds[number] !== 0) return this.#everywhere.get(number);
    const rules = this.#known(number);
    this.kinds[number] = kindOf(rules);
    if (this.#everywhere === null || rules !== this.#everywhere.get(number)) this.#own.set(number, rules);
    return rules;
  }

  /** Of what kind a name is. */
  kindOf(number: number): number {
    return this.kinds[number] || kindOf(this.get(number));
  }
}
