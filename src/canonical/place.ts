import type { Place } from '../rules/conditions';
import { isSomething, type Token } from './tokens';

/** The place of one parameter after the other of the same link: made once a link, since few rules ask. */
export class MovingPlace implements Place {
  name = '';
  value = '';
  readonly pathMayMatch = true;
  readonly host: string;
  readonly path: string;
  readonly #tokens: () => readonly Token[];
  #names: readonly string[] | null = null;

  constructor(host: string, path: string, tokens: () => readonly Token[]) {
    this.host = host;
    this.path = path;
    this.#tokens = tokens;
  }

  get valueLength(): number {
    return this.value.length;
  }

  get names(): readonly string[] {
    return (this.#names ??= this.#tokens()
      .filter(isSomething)
      .map(({ name }) => name));
  }

  mayName(): boolean {
    return true;
  }

  /** Whether any rule has asked about the other parameters. */
  get asked(): boolean {
    return this.#names !== null;
  }

  at(name: string, value: string): this {
    this.name = name;
    this.value = value;
    return this;
  }
}
