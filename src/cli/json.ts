/** A JSON value that knows where it stands. `at` is an offset into the text. */
export type Json = { readonly at: number } & (
  | { readonly kind: 'object'; readonly members: readonly Member[] }
  | { readonly kind: 'array'; readonly items: readonly Json[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'literal'; readonly value: boolean | null }
);

export interface Member {
  readonly at: number;
  readonly name: string;
  readonly value: Json;
}

/** Something in a text is not as it should be. */
export class Fault extends Error {
  /** @param at offset into the text */
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads JSON and keeps where each value stands: what `JSON.parse` does not tell, and a person with a faulty file needs.
 * @throws Fault with the place and what was expected there; a name that stands twice in one object is a fault
 */
export function parseJson(text: string): Json {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.expectEnd();
  return value;
}

const deepest = 64;
const stringToken = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/y;
const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordToken = /true|false|null/y;
const space = /[ \t\r\n]*/y;

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  value(depth: number): Json {
    this.token(space);
    const { at } = this;
    if (depth > deepest) throw new Fault(at, `expected at most ${deepest} levels`);
    const next = this.text[at];
    if (next === '{') return { at, kind: 'object', members: this.members(depth) };
    if (next === '[') return { at, kind: 'array', items: this.list(']', () => this.value(depth + 1)) };
    if (next === '"') return { at, kind: 'string', value: this.string() };
    const word = this.token(wordToken);
    if (word) return { at, kind: 'literal', value: word === 'null' ? null : word === 'true' };
    const number = this.token(numberToken);
    if (number) return { at, kind: 'number', value: Number(number) };
    throw new Fault(at, `expected a value, found ${this.found()}`);
  }

  expectEnd(): void {
    this.token(space);
    if (this.at < this.text.length) throw new Fault(this.at, `expected the end, found ${this.found()}`);
  }

  private members(depth: number): Member[] {
    const names = new Set<string>();
    return this.list('}', () => {
      const { at } = this;
      if (this.text[at] !== '"') throw new Fault(at, `expected a name in double quotes, found ${this.found()}`);
      const name = this.string();
      if (names.has(name)) throw new Fault(at, `“${name}” stands here a second time`);
      names.add(name);
      this.token(space);
      if (this.text[this.at] !== ':') throw new Fault(this.at, `expected : after “${name}”, found ${this.found()}`);
      this.at += 1;
      return { at, name, value: this.value(depth + 1) };
    });
  }

  /** What stands between a bracket and its partner, with commas between. */
  private list<Item>(close: ']' | '}', item: () => Item): Item[] {
    const items: Item[] = [];
    this.at += 1;
    this.token(space);
    if (this.text[this.at] === close) this.at += 1;
    else
      for (;;) {
        this.token(space);
        items.push(item());
        this.token(space);
        const next = this.text[this.at];
        if (next !== ',' && next !== close) throw new Fault(this.at, `expected , or ${close}, found ${this.found()}`);
        this.at += 1;
        if (next === close) break;
      }
    return items;
  }

  private string(): string {
    const { at } = this;
    const token = this.token(stringToken);
    try {
      const value: unknown = JSON.parse(token);
      return String(value);
    } catch {
      throw new Fault(at, 'expected a text in double quotes, on one line, with valid escapes');
    }
  }

  /** What the expression matches here, stepped over; '' when it does not. */
  private token(expression: RegExp): string {
    expression.lastIndex = this.at;
    const token = expression.exec(this.text)?.[0] ?? '';
    this.at += token.length;
    return token;
  }

  private found(): string {
    const point = this.text.codePointAt(this.at);
    if (point === undefined) return 'the end of the file';
    const character = String.fromCodePoint(point);
    if (character === '\n' || character === '\r') return 'the end of the line';
    return /[\p{C}\p{Z}]/u.test(character) ? `U+${point.toString(16).toUpperCase().padStart(4, '0')}` : character;
  }
}
