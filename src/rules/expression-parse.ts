/** Characters as a set of bits: one for each of ASCII, and one for all others together. */
export type Characters = bigint;

/** An expression of the safe subset, taken apart. */
export type Part =
  | { readonly kind: 'set'; readonly characters: Characters }
  | { readonly kind: 'group'; readonly branches: readonly (readonly Part[])[] }
  | { readonly kind: 'repeat'; readonly body: Part; readonly min: number; readonly max: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

/**
 * Takes an expression of the safe subset apart: characters, escapes, classes, groups, `|`, `?`, `*`, `+`, `{n,m}`,
 * `^` and `$`.
 * @returns its branches, or in plain words what the subset does not have
 */
export function parseExpression(source: string, ignoreCase: boolean): readonly (readonly Part[])[] | string {
  const reader = new Reader(source, ignoreCase);
  try {
    return RegExp(source) && reader.branches(true);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const others = 1n << 128n;
const everything = (1n << 129n) - 1n;
const bit = (character: string): Characters =>
  character.charCodeAt(0) < 128 ? 1n << BigInt(character.charCodeAt(0)) : others;
const span = (from: string, to: string): Characters => {
  let all = to.charCodeAt(0) > 127 ? others : 0n;
  for (let code = from.charCodeAt(0); code <= Math.min(to.charCodeAt(0), 127); code += 1) all |= 1n << BigInt(code);
  return all;
};
const digits = span('0', '9');
const word = digits | span('a', 'z') | span('A', 'Z') | bit('_');
const spaces = [' ', '\t', '\n', '\v', '\f', '\r'].reduce((all, character) => all | bit(character), others);
/** The others stand in both halves: some are white space, some are not. */
const complement = (characters: Characters): Characters => (everything & ~characters) | others;
const classes: Readonly<Record<string, Characters>> = {
  d: digits,
  D: complement(digits),
  w: word,
  W: complement(word),
  s: spaces,
  S: complement(spaces),
};
const anyCharacter = everything & ~bit('\n') & ~bit('\r');

class Reader {
  #at = 0;
  constructor(
    readonly source: string,
    readonly ignoreCase: boolean,
  ) {}

  branches(outermost: boolean): Part[][] {
    const all: Part[][] = [[]];
    while (this.#at < this.source.length && this.#peek() !== ')') {
      if (this.#take('|')) all.push([]);
      else all.at(-1)?.push(this.#quantified());
    }
    if (outermost && this.#at < this.source.length) throw new Error('a bracket too many');
    return all;
  }

  #quantified(): Part {
    const body = this.#atom();
    const range = this.#range();
    if (!range) return body;
    if (this.#peek() === '?') throw new Error('lazy quantifiers are not allowed');
    if (body.kind === 'start' || body.kind === 'end') throw new Error('a quantifier after ^ or $');
    return { kind: 'repeat', body, ...range };
  }

  #range(): { min: number; max: number } | null {
    if (this.#take('*')) return { min: 0, max: Infinity };
    if (this.#take('+')) return { min: 1, max: Infinity };
    if (this.#take('?')) return { min: 0, max: 1 };
    const counted = /^\{(\d+)(,(\d*))?\}/.exec(this.source.slice(this.#at));
    if (!counted) return null;
    this.#at += counted[0].length;
    const min = Number(counted[1]);
    return { min, max: counted[2] === undefined ? min : counted[3] === '' ? Infinity : Number(counted[3]) };
  }

  #atom(): Part {
    if (this.#take('^')) return { kind: 'start' };
    if (this.#take('$')) return { kind: 'end' };
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return { kind: 'set', characters: this.#class() };
    if (this.#take('.')) return { kind: 'set', characters: anyCharacter };
    if (this.#take('\\')) return { kind: 'set', characters: this.#folded(this.#escape()) };
    return { kind: 'set', characters: this.#folded(bit(this.#next())) };
  }

  #group(): Part {
    if (this.#take('?') && !this.#take(':')) throw new Error('look-around and named groups are not allowed');
    const branches = this.branches(false);
    this.#take(')');
    return { kind: 'group', branches };
  }

  #class(): Characters {
    const negated = this.#take('^');
    let characters = 0n;
    while (!this.#take(']')) {
      const from = this.#next();
      const isClass = from === '\\' && this.#peek() in classes;
      const low = from === '\\' ? this.#escape() : bit(from);
      if (isClass || this.#peek() !== '-' || this.source[this.#at + 1] === ']') {
        characters |= low;
        continue;
      }
      this.#at += 1;
      const start = from === '\\' ? (this.source[this.#at - 2] ?? '') : from;
      const end = this.#next();
      characters |= span(start, end === '\\' ? this.#next() : end);
    }
    const folded = this.#folded(characters);
    return negated ? complement(folded) : folded;
  }

  #escape(): Characters {
    const character = this.#next();
    const named = classes[character];
    if (named !== undefined) return named;
    if (/[0-9A-Za-z]/.test(character)) throw new Error(`\\${character} is not allowed`);
    return bit(character);
  }

  #folded(characters: Characters): Characters {
    if (!this.ignoreCase) return characters;
    const upper = span('A', 'Z');
    return characters | ((characters & upper) << 32n) | ((characters >> 32n) & upper);
  }

  #peek = (): string => this.source[this.#at] ?? '';

  #next(): string {
    const character = this.#peek();
    this.#at += 1;
    return character;
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }
}
