import type { Place } from '../../rules/conditions';
import { isSomething, tokenize } from '../tokens';

/** Where the parts of a link stand in a text. */
export interface Spans {
  readonly text: string;
  readonly hostAt: number;
  readonly hostEnd: number;
  readonly pathAt: number;
  readonly queryAt: number;
  readonly fragmentAt: number;
}

/** The place of one parameter after the other of a scanned link. Each thing is cut out of the text when it is asked for. */
export class ScanPlace implements Place {
  name = '';
  readonly #scan: Spans;
  #nameEnd = 0;
  #end = 0;
  #path: string | null = null;
  #names: readonly string[] | null = null;

  constructor(scan: Spans) {
    this.#scan = scan;
  }

  /** To be called for each link. */
  begin(): void {
    this.#path = this.#names = null;
  }

  at(name: string, nameEnd: number, end: number): this {
    this.name = name;
    this.#nameEnd = nameEnd;
    this.#end = end;
    return this;
  }

  get value(): string {
    return this.#nameEnd < this.#end ? this.#scan.text.slice(this.#nameEnd + 1, this.#end) : '';
  }

  get host(): string {
    return this.#scan.text.slice(this.#scan.hostAt, this.#scan.hostEnd);
  }

  get path(): string {
    return (this.#path ??= this.#scan.text.slice(this.#scan.pathAt, this.#scan.queryAt));
  }

  get names(): readonly string[] {
    const { text, queryAt, fragmentAt } = this.#scan;
    return (this.#names ??= tokenize(text, queryAt + 1, fragmentAt, '')
      .filter(isSomething)
      .map(({ name }) => name));
  }

  /** Whether any rule has asked about the other parameters. */
  get asked(): boolean {
    return this.#names !== null;
  }
}
