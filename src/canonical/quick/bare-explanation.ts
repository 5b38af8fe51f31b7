import type { Prepared } from '../prepare';
import { slice } from '../string-methods';
import type { Decision, Explanation, Result, Step, Unwrapped, Warning } from '../types';
import { asData } from './as-data';

const none: readonly never[] = [];

/** What is known about a link of which there is nothing to say: a host and a path in their one form. */
export class BareExplanation implements Explanation {
  readonly input: string;
  readonly #prepared: Prepared;
  readonly #hostAt: number;
  readonly #pathAt: number;

  /**
   * @param hostAt where the host begins
   * @param pathAt where it ends
   */
  constructor(input: string, hostAt: number, pathAt: number, prepared: Prepared) {
    this.input = input;
    this.#hostAt = hostAt;
    this.#pathAt = pathAt;
    this.#prepared = prepared;
  }

  get canonical(): string {
    return this.input;
  }

  get key(): string {
    return this.input;
  }

  get changed(): boolean {
    return false;
  }

  get policy(): string {
    return this.#prepared.id;
  }

  get text(): string {
    return this.input;
  }

  get host(): string {
    return slice.call(this.input, this.#hostAt, this.#pathAt);
  }

  get decisions(): readonly Decision[] {
    return none;
  }

  get steps(): readonly Step[] {
    return none;
  }

  get warnings(): readonly Warning[] {
    return none;
  }

  get sealed(): undefined {
    return undefined;
  }

  get unwrapped(): readonly Unwrapped[] {
    return none;
  }

  toJSON(): Result {
    return asData(this);
  }
}
