import { type Label, parseLabel } from './parse';

/** Where the public suffix of a host begins, and whose it is. */
export interface Suffix {
  readonly at: number;
  readonly kind: 'icann' | 'private';
}

/**
 * The public suffix list, ready to be asked (https://publicsuffix.org/list/). A top-level domain is read when a host
 * below it is met first.
 * @param text a line for each top-level domain
 */
export class Suffixes {
  readonly #lines: ReadonlyMap<string, string>;
  readonly #read = new Map<string, Label>();

  constructor(text: string) {
    this.#lines = new Map(text.split('\n').map((line) => [/^[^(]*?(?=[-+]?(?:\(|$))/.exec(line)?.[0] ?? '', line]));
  }

  /**
   * The longest suffix of a host that is on the list; null where none is.
   * @param host ASCII, without a dot at its end
   * @param ofOthers whether suffixes of others than registries count (`github.io`)
   */
  find(host: string, ofOthers: boolean): Suffix | null {
    let end = host.lastIndexOf('.');
    let label = this.#top(host.slice(end + 1));
    let found: Suffix | null = null;
    for (let at = end + 1; label;) {
      if (label.kind === 'icann' || (label.kind === 'private' && ofOthers)) found = { at, kind: label.kind };
      if (end < 0) return found;
      const before = end;
      end = host.lastIndexOf('.', before - 1);
      // A dot at the very start has nothing before it.
      if (before === 0) end = -1;
      const name = host.slice(end + 1, before);
      const next: Label | undefined = label.below.get(name) ?? (name === '' ? undefined : label.below.get('*'));
      if (next?.kind === 'exception') return { at: before + 1, kind: 'icann' };
      label = next;
      at = end + 1;
    }
    return found;
  }

  #top(name: string): Label | undefined {
    const line = this.#lines.get(name);
    if (line === undefined) return undefined;
    const known = this.#read.get(name) ?? parseLabel(line);
    this.#read.set(name, known);
    return known;
  }
}
