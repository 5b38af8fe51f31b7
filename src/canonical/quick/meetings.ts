import type { Guard } from '../../rules/bucket';

/** Which choices of each guard the names of one link meet. Beginning anew costs nothing, however many guards there are. */
export class Meetings {
  readonly #met: Int32Array;
  /** In which link each was met last. */
  readonly #links: Int32Array;
  #link = 0;

  /** @param guards how many there are at most */
  constructor(guards: number) {
    this.#met = new Int32Array(guards);
    this.#links = new Int32Array(guards);
  }

  /** To be called for each link. */
  begin(): void {
    this.#link = (this.#link + 1) | 0;
  }

  /**
   * @param bits choices that a name meets
   * @returns whether all are met now, as far as names tell
   */
  meet({ number, presumed, all }: Guard, bits: number): boolean {
    const before = this.#links[number] === this.#link ? (this.#met[number] ?? 0) : presumed;
    this.#links[number] = this.#link;
    return (this.#met[number] = before | bits) === all;
  }
}
