import type { NameRules } from './name-rules';

type Known = (number: number) => NameRules | null;

/**
 * What the names of an engine's table mean at a host, by their numbers there, each found out once. Of most, no more
 * has to be kept than that they mean there what they mean everywhere.
 */
export class NumberedNames {
  readonly #known: Known;
  readonly #everywhere: (NameRules | null | undefined)[];
  /** A bit for each name that means what it means everywhere; null where this is everywhere. */
  readonly #usual: Uint32Array | null;
  readonly #own = new Map<number, NameRules | null>();

  /**
   * @param size the largest number
   * @param known what a name means here
   * @param everywhere the same for no host at all; null where this is it
   */
  constructor(size: number, known: Known, everywhere: NumberedNames | null) {
    this.#known = known;
    this.#everywhere = everywhere ? everywhere.#everywhere : Array<undefined>(size + 1).fill(undefined);
    this.#usual = everywhere ? new Uint32Array((size >>> 5) + 1) : null;
  }

  /** @returns null where nobody knows the name */
  get(number: number): NameRules | null {
    const usual = this.#usual;
    if (usual === null || (((usual[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1) {
      const rules = this.#everywhere[number];
      if (rules !== undefined) return rules;
    }
    return this.#find(number);
  }

  #find(number: number): NameRules | null {
    const usual = this.#usual;
    if (usual === null) return (this.#everywhere[number] = this.#known(number));
    let rules = this.#own.get(number);
    if (rules !== undefined) return rules;
    rules = this.#known(number);
    if (rules === this.#everywhere[number]) usual[number >>> 5] = (usual[number >>> 5] ?? 0) | (1 << (number & 31));
    else this.#own.set(number, rules);
    return rules;
  }
}
