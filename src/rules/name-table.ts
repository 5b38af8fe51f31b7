import { parsePattern, spelledOut } from './match';
import { isUnreserved } from '../canonical/grammar/characters';
import { octetAt } from '../canonical/grammar/utf8';
import type { Pattern } from './model';
import { charCodeAt } from '../canonical/string-methods';

/** What `find` says of a name that some pattern may know, and that has to be asked about as it is written. */
export const PERHAPS = -1;

/** A pattern that fixes fewer characters of a name's start is told by no table. */
export const TELLING = 2;

const EVERYWHERE = 1;
const SOMEWHERE = 2;
/** By how many bits what is known of patterns is shifted, beside what is known of whole names. */
const OPEN = 2;
const STARTS = 1 << 13;
/** A name with more words of four characters is known by a pattern, or asked about. */
const LONGEST = 63;

/**
 * Which names of parameters any rule knows, told from a text without cutting them out: by their first three
 * characters, and then by a hash. It never denies a name that is listed here, or that begins as a pattern here does.
 */
export class NameTable {
  readonly #names: string[] = [];
  /** By the hash of a first three characters: where names with that start are known, and patterns. */
  readonly #starts = new Uint8Array(STARTS);
  /** The same hash, for what patterns fix of a name's start. */
  readonly #opens = new Map<number, string[]>();
  /** Two numbers a slot, side by side: the hash of a name, and where its words are. */
  #slots = new Int32Array(0);
  /** Of each name its number, how many characters it has, and these, four in a word: compared so, no name is cut out. */
  #words = new Int32Array(0);
  /** The same of the name that is looked up. */
  readonly #written = new Int32Array(LONGEST + 1);
  /** Whether names are known that may begin with an escape. */
  #escaped = 0;
  readonly #listed = new Map<string, number>();

  /** Names as they are, known on all sites or on some. */
  addNames(names: Iterable<string>, everywhere: boolean): void {
    for (const name of names) this.#list(name, everywhere ? EVERYWHERE : SOMEWHERE);
  }

  /** Names of a rule that holds on all sites or on some, and patterns that fix how a name begins. */
  add(patterns: readonly Pattern[], ignoreCase: boolean, everywhere: boolean): void {
    const flag = everywhere ? EVERYWHERE : SOMEWHERE;
    for (const pattern of patterns.flatMap(spelledOut)) {
      const parsed = parsePattern(pattern, ignoreCase);
      if (parsed.form === 'exact') this.#list(parsed.text, flag);
      else if (parsed.form === 'prefix' && parsed.text.length >= TELLING) this.#mark(parsed.text, flag << OPEN);
    }
  }

  #list(name: string, flag: number): void {
    this.#listed.set(name, (this.#listed.get(name) ?? 0) | flag);
    this.#mark(name, flag);
  }

  #mark(name: string, flag: number): void {
    const open = flag >>> OPEN !== 0;
    if (/^[\w~.-]{3}|^[\w~.-]{1,2}$/.test(name) && !(open && name.length < 3)) {
      this.#markStart(startAt(name, 0, name.length), name, flag);
      return;
    }
    if (!isUnreserved(name.charCodeAt(0))) this.#escaped |= open ? flag >>> OPEN : flag;
    for (const start of startsOf(name, open)) this.#markStart(start, name, flag);
  }

  #markStart(start: number, name: string, flag: number): void {
    this.#starts[start] = (this.#starts[start] ?? 0) | flag;
    if (flag >>> OPEN === 0) return;
    const opens = this.#opens.get(start) ?? [];
    if (!opens.includes(name)) this.#opens.set(start, [...opens, name]);
  }

  /** To be called once everything is added. */
  freeze(): this {
    const names = [...this.#listed.keys()];
    const size = 2 ** Math.ceil(Math.log2(names.length * 2 + 16));
    this.#slots = new Int32Array(2 * size);
    // Where nothing is, nobody's words are.
    this.#words = new Int32Array(names.reduce((sum, { length }) => sum + (length >> 2) + 3, 1));
    let at = 1;
    for (const name of names) {
      this.#words[at] = this.#names.push(name);
      this.#words[at + 1] = name.length;
      let hash = 0;
      for (let i = 0; i <= name.length; i += 4) {
        const word = wordAt(name, i);
        hash = mixIn(hash, word);
        this.#words[at + 2 + (i >> 2)] = word;
      }
      let slot = slotOf(hash) & (size - 1);
      while (this.#slots[2 * slot + 1] !== 0) slot = (slot + 1) & (size - 1);
      this.#slots[2 * slot] = hash;
      this.#slots[2 * slot + 1] = at;
      at += 3 + (name.length >> 2);
    }
    this.#listed.clear();
    // What HTML escaping left before a name is cut off it.
    this.#mark('amp;', EVERYWHERE << OPEN);
    return this;
  }

  /** How many names are listed: their numbers go from 1 to this. */
  get size(): number {
    return this.#names.length;
  }

  /** The name with a number that `find` gave. */
  name(number: number): string {
    return this.#names[number - 1] ?? '';
  }

  /**
   * @param from where a token begins
   * @param to where it ends; its name ends at a `=` before
   * @param special whether rules of the site itself count, beside those that hold everywhere
   * @returns a number for the name, 0 where no rule can know it, or PERHAPS
   */
  find(text: string, from: number, to: number, special: boolean): number {
    const flags = special ? EVERYWHERE | SOMEWHERE : EVERYWHERE;
    const a = charCodeAt.call(text, from);
    if (a === ESCAPE && (this.#escaped & flags) !== 0) return PERHAPS;
    const b = from + 1 < to ? charCodeAt.call(text, from + 1) : END;
    const c = from + 2 < to && (b | 32) !== END ? charCodeAt.call(text, from + 2) : END;
    const start = mix(a | 32, b | 32, c | 32);
    const known = (this.#starts[start] ?? 0) & (flags | (flags << OPEN));
    if (known === 0) return 0;
    const written = this.#written;
    let hash = 0;
    let words = 0;
    // Most names have three characters at least that stand for themselves, and these were read.
    const three = isItself(a) && isItself(b) && isItself(c);
    let length = three ? 3 : 0;
    let word = three ? (a << 16) | (b << 8) | c : 0;
    for (let at = from + length; at < to; at++) {
      let code = charCodeAt.call(text, at);
      if (code === END) break;
      if (code === ESCAPE) {
        code = octetAt(text, at);
        // What is asked about as it is written holds neither of these.
        if (code < 0 || code === ESCAPE || code === END) return PERHAPS;
        at += 2;
      }
      if (code > 0x7e) return PERHAPS;
      word = (word << 8) | code;
      if ((++length & 3) !== 0) continue;
      if (words === LONGEST) return PERHAPS;
      hash = mixIn(hash, word);
      written[words++] = word;
      word = 0;
    }
    written[words] = word;
    const number = this.#probe(mixIn(hash, word), length);
    return number === 0 && known >>> OPEN !== 0 && this.#isOpen(start, text, from, to) ? PERHAPS : number;
  }

  /** Whether a pattern may fix how the name begins. */
  #isOpen(start: number, text: string, from: number, to: number): boolean {
    for (const open of this.#opens.get(start) ?? nothing) if (mayBeginWith(text, from, to, open)) return true;
    return false;
  }

  /** The number of the name that was written down, four characters in a word. */
  #probe(hash: number, length: number): number {
    const slots = this.#slots;
    const mask = (slots.length >> 1) - 1;
    let found = 0;
    for (let slot = slotOf(hash) & mask; ; slot = (slot + 1) & mask) {
      const at = slots[2 * slot + 1] ?? 0;
      if (at === 0) return found;
      if (slots[2 * slot] !== hash) continue;
      if (this.#isWritten(at, length)) return this.#words[at] ?? 0;
      // The same but for case, most likely: a rule may ignore that.
      found = PERHAPS;
    }
  }

  #isWritten(at: number, length: number): boolean {
    if (this.#words[at + 1] !== length) return false;
    for (let i = length >> 2; i >= 0; i--) if (this.#words[at + 2 + i] !== this.#written[i]) return false;
    return true;
  }
}

/** Whatever the case of letters; an escape may stand for anything. */
function mayBeginWith(text: string, from: number, to: number, open: string): boolean {
  if (to - from < open.length) return false;
  for (let i = 0; i < open.length; i++) {
    const code = charCodeAt.call(text, from + i);
    if (code === 0x25) return true;
    if ((code | 32) !== (open.charCodeAt(i) | 32)) return false;
  }
  return true;
}

const nothing: readonly never[] = [];

/** What stands for a character behind the end of a name: `=`, in which no name goes on. */
const END = 0x3d;
const ESCAPE = 0x25;
const anything: readonly number[] = Array.from({ length: 128 }, (_, code) => code);

/** By the first three characters of the name at `text[from..to)`, whatever their case. */
function startAt(text: string, from: number, to: number): number {
  const a = charCodeAt.call(text, from) | 32;
  const b = from + 1 < to ? charCodeAt.call(text, from + 1) | 32 : END;
  if (b === END) return mix(a, END, END);
  return mix(a, b, from + 2 < to ? charCodeAt.call(text, from + 2) | 32 : END);
}

const mix = (a: number, b: number, c: number): number => (Math.imul(a, 961) + Math.imul(b, 31) + c) & (STARTS - 1);

/** Neither the end of a name, nor an escape, nor more than ASCII. */
const isItself = (code: number): boolean => code !== END && code !== ESCAPE && code <= 0x7e;

/** Four characters of a name, or as many as are left. */
function wordAt(name: string, from: number): number {
  let word = 0;
  for (let at = from; at < from + 4 && at < name.length; at++) word = (word << 8) | name.charCodeAt(at);
  return word;
}

/** A hash with one more word, whatever the case of its letters. */
function mixIn(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ (word | 0x20202020), 0x9e3779b1);
  return mixed ^ (mixed >>> 16);
}

const slotOf = (hash: number): number => hash ^ (hash >>> 7);

/** Every start that a name may have in a link: what is no unreserved character may stand there as an escape. */
function* startsOf(name: string, open: boolean): Generator<number> {
  const at = (i: number): readonly number[] => {
    if (i >= name.length) return open ? anything : [END];
    const code = name.charCodeAt(i);
    return isUnreserved(code) ? [code | 32] : [code | 32, 0x25];
  };
  for (const b of at(1))
    for (const c of b === 0x25 ? anything : b === END ? [END] : at(2)) yield mix(name.charCodeAt(0) | 32, b, c);
}
