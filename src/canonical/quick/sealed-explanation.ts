import { settle } from '../canonicalize';
import { explain } from '../explain';
import type { Prepared } from '../prepare';
import type { Decision, Result, Seal, Step, Unwrapped, Warning } from '../types';

/** What is known about a link that is sealed for certain. By what, and the rest, is worked out when it is read. */
export class SealedExplanation implements Result {
  readonly input: string;
  readonly canonical: string;
  readonly changed = false;
  readonly #prepared: Prepared;
  #whole: Result | null = null;

  constructor(input: string, prepared: Prepared) {
    this.input = this.canonical = input;
    this.#prepared = prepared;
  }

  get #all(): Result {
    return (this.#whole ??= whole(this.input, this.#prepared));
  }

  get key(): string {
    return this.#all.key;
  }

  get policy(): string {
    return this.#prepared.id;
  }

  get text(): string {
    return this.#all.text;
  }

  get host(): string {
    return this.#all.host;
  }

  get decisions(): readonly Decision[] {
    return this.#all.decisions;
  }

  get steps(): readonly Step[] {
    return this.#all.steps;
  }

  get warnings(): readonly Warning[] {
    return this.#all.warnings;
  }

  get sealed(): Seal {
    const { sealed } = this.#all;
    if (!sealed) throw new TypeError('no seal');
    return sealed;
  }

  get unwrapped(): readonly Unwrapped[] {
    return this.#all.unwrapped;
  }

  /** All of it as an object without methods, as it is printed, stored or sent. */
  toJSON(): Result {
    return this.#all;
  }
}

function whole(input: string, { setup, id, warnings }: Prepared): Result {
  const settled = settle(input, setup);
  if (typeof settled === 'string') throw new TypeError('no link');
  return explain(input, settled, setup, id, warnings);
}
