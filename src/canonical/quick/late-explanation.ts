import type { Decision, Explanation, Result, Seal, Step, Unwrapped, Warning } from '../types';

/** What is known about a link of which more than its canonical form is worked out at once, and only when it is read. */
export class LateExplanation implements Explanation {
  readonly input: string;
  readonly canonical: string;
  readonly #work: () => Result;
  #whole: Result | null = null;

  /** @param work asked once at most, when anything else is read */
  constructor(input: string, canonical: string, work: () => Result) {
    this.input = input;
    this.canonical = canonical;
    this.#work = work;
  }

  get changed(): boolean {
    return this.canonical !== this.input;
  }

  get key(): string {
    return this.toJSON().key;
  }

  get policy(): string {
    return this.toJSON().policy;
  }

  get text(): string {
    return this.toJSON().text;
  }

  get host(): string {
    return this.toJSON().host;
  }

  get decisions(): readonly Decision[] {
    return this.toJSON().decisions;
  }

  get steps(): readonly Step[] {
    return this.toJSON().steps;
  }

  get warnings(): readonly Warning[] {
    return this.toJSON().warnings;
  }

  get sealed(): Seal | undefined {
    return this.toJSON().sealed;
  }

  get unwrapped(): readonly Unwrapped[] {
    return this.toJSON().unwrapped;
  }

  toJSON(): Result {
    return (this.#whole ??= this.#work());
  }
}
