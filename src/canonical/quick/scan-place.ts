import type { Place } from '../../rules/conditions';
import type { Guard } from '../../rules/bucket';
import { CONDITIONS, type PathFilter } from '../../rules/path-filter';
import type { Spans } from '../link';
import { isSomething, tokenize } from '../tokens';

const UNKNOWN = -1;

/** The place of one parameter after the other of a scanned link. Each thing is cut out of the text when it is asked for. */
export class ScanPlace implements Place {
  name = '';
  /** Whether a rule has asked about the other parameters, since `at`. */
  asked = false;
  readonly #scan: Spans;
  #nameEnd = 0;
  #end = 0;
  #path: string | null = null;
  #names: readonly string[] | null = null;
  #filters: readonly PathFilter<Guard>[] = [];
  #leads = UNKNOWN;
  #guards: Guard[] | null = null;

  constructor(scan: Spans) {
    this.#scan = scan;
  }

  /** To be called for each link. */
  begin(filters: readonly PathFilter<Guard>[]): void {
    this.#path = this.#names = this.#guards = null;
    this.#filters = filters;
    this.#leads = UNKNOWN;
  }

  at(name: string, nameEnd: number, end: number): this {
    this.name = name;
    this.asked = false;
    this.#nameEnd = nameEnd;
    this.#end = end;
    return this;
  }

  get value(): string {
    return this.#nameEnd < this.#end ? this.#scan.text.slice(this.#nameEnd + 1, this.#end) : '';
  }

  get valueLength(): number {
    return Math.max(this.#end - this.#nameEnd - 1, 0);
  }

  get host(): string {
    return this.#scan.text.slice(this.#scan.hostAt, this.#scan.hostEnd);
  }

  get path(): string {
    return (this.#path ??= this.#scan.text.slice(this.#scan.pathAt, this.#scan.queryAt));
  }

  /** For whom the path may be of interest, as its filters tell: it is read once. */
  get leads(): number {
    if (this.#leads === UNKNOWN) {
      const { text, pathAt, queryAt, simple } = this.#scan;
      let leads = 0;
      for (const filter of this.#filters) leads |= filter.mayMatch(text, pathAt, queryAt, simple);
      this.#leads = leads;
    }
    return this.#leads;
  }

  /** Guards that say by their filters that the path may be of interest to them: some perhaps twice. */
  get guards(): readonly Guard[] {
    if (this.#guards) return this.#guards;
    const { text, pathAt, queryAt } = this.#scan;
    const guards: Guard[] = [];
    for (const filter of this.#filters) filter.collect(text, pathAt, queryAt, guards);
    return (this.#guards = guards);
  }

  get pathMayMatch(): boolean {
    return (this.leads & CONDITIONS) !== 0;
  }

  get names(): readonly string[] {
    const { text, queryAt, fragmentAt } = this.#scan;
    this.asked = true;
    return (this.#names ??= tokenize(text, queryAt + 1, fragmentAt, '')
      .filter(isSomething)
      .map(({ name }) => name));
  }

  mayName(text: string): boolean {
    return this.#scan.text.includes(text, this.#scan.queryAt);
  }
}
