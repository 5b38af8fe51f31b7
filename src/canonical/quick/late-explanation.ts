import type { Decision, Explanation, Result, Seal, Step, Unwrapped, Warning } from '../types';
import { asData } from './as-data';

/** What is known about a link of which more than its canonical form is worked out at once, and only when it is read. */
export class LateExplanation implements Explanation {
  readonly input: string;
  readonly canonical: string;
  readonly #work: () => Result;
  #known: Result | null = null;

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
    return this.#parts().key;
  }

  get policy(): string {
    return this.#parts().policy;
  }

  get text(): string {
    return this.#parts().text;
  }

  get host(): string {
    return this.#parts().host;
  }

  get decisions(): readonly Decision[] {
    return this.#parts().decisions;
  }

  get steps(): readonly Step[] {
    return this.#parts().steps;
  }

  get warnings(): readonly Warning[] {
    return this.#parts().warnings;
  }

  get sealed(): Seal | undefined {
    return this.#parts().sealed;
  }

  get unwrapped(): readonly Unwrapped[] {
    return this.#parts().unwrapped;
  }

  #parts(): Result {
    return (this.#known ??= this.#work());
  }

  toJSON(): Result {
    return asData(this);
  }
}
