import { parsePattern, spelledOut } from './match';
import { isUnreserved } from '../canonical/grammar/characters';
import type { Pattern } from './model';
import { numbersFor } from './numbers';

/** What `find` says of a name that some pattern may know, and that has to be asked about as it is written. */
export const PERHAPS = -1;

/** A pattern that fixes fewer characters of a name's start is told by no table. */
export const TELLING = 3;

const EVERYWHERE = 1;
const SOMEWHERE = 2;
const STARTS = 1 << 13;

/**
 * Which names of parameters any rule knows, told from a text without cutting them out: by their first three
 * characters, and then by a hash. It never denies a name that is listed here, or that begins as a pattern here does.
 */
export class NameTable {
  readonly #names: string[] = [];
  /** By the hash of a first three characters, where names with that start are known. */
  readonly #starts = new Uint8Array(STARTS);
  /** The same for patterns other than whole names. */
  readonly #patterns = new Uint8Array(STARTS);
  #hashes = new Int32Array(0);
  #numbers: Uint16Array | Uint32Array = new Uint16Array(0);
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
      else if (parsed.form === 'prefix' && parsed.text.length >= TELLING)
        this.#mark(this.#patterns, parsed.text, flag, true);
    }
  }

  #list(name: string, flag: number): void {
    this.#listed.set(name, (this.#listed.get(name) ?? 0) | flag);
    this.#mark(this.#starts, name, flag, false);
  }

  #mark(starts: Uint8Array, name: string, flag: number, open: boolean): void {
    if (/^[\w~.-]{3}|^[\w~.-]{1,2}$/.test(name) && !(open && name.length < 3)) {
      const start = startAt(name, 0, name.length);
      starts[start] = (starts[start] ?? 0) | flag;
      return;
    }
    if (!isUnreserved(name.charCodeAt(0))) this.#escaped |= flag;
    for (const start of startsOf(name, open)) starts[start] = (starts[start] ?? 0) | flag;
  }

  /** To be called once everything is added. */
  freeze(): this {
    const size = 2 ** Math.ceil(Math.log2(this.#listed.size * 2 + 16));
    this.#hashes = new Int32Array(size);
    this.#numbers = numbersFor(this.#listed.size, size);
    for (const name of this.#listed.keys()) {
      let hash = 0;
      for (let at = 0; at < name.length; at++) hash = (Math.imul(hash, 31) + (name.charCodeAt(at) | 32)) | 0;
      this.#names.push(name);
      let slot = (hash ^ (hash >>> 13)) & (size - 1);
      while (this.#numbers[slot] !== 0) slot = (slot + 1) & (size - 1);
      this.#hashes[slot] = hash;
      this.#numbers[slot] = this.#names.length;
    }
    this.#listed.clear();
    // What HTML escaping left before a name is cut off it.
    this.#mark(this.#patterns, 'amp;', EVERYWHERE, true);
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
    if (text.charCodeAt(from) === 0x25 && (this.#escaped & flags) !== 0) return PERHAPS;
    const start = startAt(text, from, to);
    const patterns = (this.#patterns[start] ?? 0) & flags;
    if (patterns === 0 && ((this.#starts[start] ?? 0) & flags) === 0) return 0;
    let hash = 0;
    let at = from;
    for (; at < to; at++) {
      const code = text.charCodeAt(at);
      if (code === 0x3d) break;
      if (code === 0x25) return PERHAPS;
      hash = (Math.imul(hash, 31) + (code | 32)) | 0;
    }
    const number = this.#probe(hash, text, from, at);
    return number === 0 && patterns !== 0 ? PERHAPS : number;
  }

  #probe(hash: number, text: string, from: number, to: number): number {
    const mask = this.#hashes.length - 1;
    let found = 0;
    for (let slot = (hash ^ (hash >>> 13)) & mask; ; slot = (slot + 1) & mask) {
      const number = this.#numbers[slot] ?? 0;
      if (number === 0) return found;
      if (this.#hashes[slot] !== hash) continue;
      const name = this.#names[number - 1] ?? '';
      if (name.length === to - from && text.startsWith(name, from)) return number;
      // The same but for case, most likely: a rule may ignore that.
      found = PERHAPS;
    }
  }
}

/** What stands for a character behind the end of a name: `=`, in which no name goes on. */
const END = 0x3d;
const anything: readonly number[] = Array.from({ length: 128 }, (_, code) => code);

/** By the first three characters of the name at `text[from..to)`, whatever their case. */
function startAt(text: string, from: number, to: number): number {
  const a = text.charCodeAt(from) | 32;
  const b = from + 1 < to ? text.charCodeAt(from + 1) | 32 : END;
  if (b === END) return mix(a, END, END);
  return mix(a, b, from + 2 < to ? text.charCodeAt(from + 2) | 32 : END);
}

const mix = (a: number, b: number, c: number): number => (Math.imul(a, 961) + Math.imul(b, 31) + c) & (STARTS - 1);

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
