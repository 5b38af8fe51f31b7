import { parsePattern } from './match';
import type { Pattern } from './model';
import { charCodeAt, indexOf } from '../canonical/string-methods';

/** What a path pattern is asked for: bits, so that one reading of a path tells which of them to ask. */
export const SEALS = 1;
export const CALLED = 2;
export const CONDITIONS = 4;
export const OPENS = 8;
export const OPENS_PATH = 16;

/**
 * Which path patterns may match a path, told by how its segments begin and by its `=`, quicker than by expressions,
 * and whose they are, however many there are. It never denies a path that one of them matches.
 */
export class PathFilter<T> {
  /** For whom segments that begin so are looked at, by a hash of their first three characters. */
  readonly #starts = new Uint8Array(STARTS);
  /** What such segments have to begin with, by its first characters: SHORT of them, or as many as there are to be LONG. */
  readonly #short = new Map<number, Lead<T>[]>();
  readonly #long = new Map<number, Lead<T>[]>();
  /** For whom a path with `=` is looked at, and any path. */
  readonly #equalsFor = new Map<number, T[]>();
  #equals = 0;
  /** The same of paths of one character behind the slash, or none. */
  readonly #tinyFor: T[] = [];
  #tiny = 0;
  #anything = 0;

  /**
   * Where a pattern does not tell how a segment begins, every path passes.
   * @param bits what they are asked for
   * @param owner whose they are, where somebody asks
   */
  add(patterns: readonly Pattern[], bits: number, owner?: T): void {
    for (const pattern of patterns) {
      const leads = leadsOf(pattern);
      for (const lead of leads ?? []) this.#addLead(lead.toLowerCase(), bits, owner);
      if (leads) continue;
      if (isTiny(pattern)) {
        this.#tiny |= bits;
        if (owner !== undefined) this.#tinyFor.push(owner);
      } else if (!needsEquals(pattern)) this.#anything |= bits;
      else {
        this.#equals |= bits;
        if (owner !== undefined) this.#addOwner(pattern, owner);
      }
    }
  }

  #addOwner(pattern: Pattern, owner: T): void {
    const parsed = parsePattern(pattern);
    const text = parsed.form === 'expression' ? '' : parsed.text;
    const key = hashBefore(text, text.indexOf('='));
    const known = this.#equalsFor.get(key);
    if (known) known.push(owner);
    else this.#equalsFor.set(key, [owner]);
  }

  #addLead(text: string, bits: number, owner: T | undefined): void {
    const thirds = text.length > 2 ? [text.charCodeAt(2)] : anything;
    const long = text.length >= LONG;
    for (const third of thirds) {
      const start = mix(text.charCodeAt(0), text.charCodeAt(1), third);
      this.#starts[start] = (this.#starts[start] ?? 0) | bits;
      addTo(long ? this.#long : this.#short, long ? hashOf(text, 0) : start, text, bits, owner);
    }
  }

  /**
   * @param from offset of the path's first `/`
   * @param simple whether it is known that no `=` stands there
   * @returns bits of those patterns that may match
   */
  mayMatch(text: string, from: number, to: number, simple: boolean): number {
    let bits = to - from > TINY ? this.#anything : this.#anything | this.#tiny;
    for (let at = from; at >= 0 && at + 2 < to; at = indexOf.call(text, '/', at + 1)) {
      const third = at + 3 < text.length ? charCodeAt.call(text, at + 3) : 0;
      const start = mix(charCodeAt.call(text, at + 1), charCodeAt.call(text, at + 2), third);
      if (((this.#starts[start] ?? 0) & ~bits) === 0) continue;
      bits |= bitsAt(this.#short.get(start), text, at + 1, to);
      if (at + LONG < to) bits |= bitsAt(this.#long.get(hashOf(text, at + 1)), text, at + 1, to);
    }
    if (simple || (this.#equals & ~bits) === 0) return bits;
    const equals = indexOf.call(text, '=', from);
    return equals >= 0 && equals < to ? bits | this.#equals : bits;
  }

  /** Whether a pattern may match a path of which only the first segment is looked at. */
  mayBegin(text: string, from: number): boolean {
    if (this.#anything !== 0) return true;
    if (from + 2 >= text.length) return false;
    const third = from + 3 < text.length ? charCodeAt.call(text, from + 3) : 0;
    return this.#starts[mix(charCodeAt.call(text, from + 1), charCodeAt.call(text, from + 2), third)] !== 0;
  }

  /**
   * Whose patterns may match, as far as owners were named.
   * @param into takes them, some perhaps twice
   */
  collect(text: string, from: number, to: number, into: T[]): void {
    for (let at = from; at >= 0 && at + 2 < to; at = indexOf.call(text, '/', at + 1)) {
      const third = at + 3 < text.length ? charCodeAt.call(text, at + 3) : 0;
      const start = mix(charCodeAt.call(text, at + 1), charCodeAt.call(text, at + 2), third);
      if (this.#starts[start] === 0) continue;
      ownersAt(this.#short.get(start), text, at + 1, to, into);
      if (at + LONG < to) ownersAt(this.#long.get(hashOf(text, at + 1)), text, at + 1, to, into);
    }
    if (to - from <= TINY) into.push(...this.#tinyFor);
    if (this.#equalsFor.size === 0) return;
    for (let at = indexOf.call(text, '=', from); at >= 0 && at < to; at = indexOf.call(text, '=', at + 1)) {
      for (const owner of this.#equalsFor.get(ANY) ?? []) into.push(owner);
      for (const owner of this.#equalsFor.get(hashBefore(text, at)) ?? []) into.push(owner);
    }
  }
}

interface Lead<T> {
  readonly text: string;
  bits: number;
  readonly owners: T[];
}

/** Of a lead this long, so many characters are hashed: few leads begin with the same. */
const LONG = 6;

/** Whatever the case of letters. */
function hashOf(text: string, from: number): number {
  let hash = 0;
  for (let at = from; at < from + LONG; at++) hash = (Math.imul(hash, 31) + (charCodeAt.call(text, at) | 32)) | 0;
  // In browsers, larger numbers take memory.
  return hash & 0x3fffffff;
}

/** So many characters before a `=` are hashed; ANY stands for a pattern that has fewer. */
const BEFORE = 3;
const ANY = -1;

function hashBefore(text: string, equals: number): number {
  if (equals < BEFORE) return ANY;
  let hash = 0;
  for (let at = equals - BEFORE; at < equals; at++) hash = (hash << 8) | (charCodeAt.call(text, at) | 32);
  return hash;
}

function addTo<T>(leads: Map<number, Lead<T>[]>, key: number, text: string, bits: number, owner: T | undefined): void {
  let known = leads.get(key);
  if (!known) leads.set(key, (known = []));
  let lead = known.find((one) => one.text === text);
  if (!lead) known.push((lead = { text, bits, owners: [] }));
  lead.bits |= bits;
  if (owner !== undefined) lead.owners.push(owner);
}

function bitsAt(leads: readonly Lead<unknown>[] | undefined, text: string, from: number, to: number): number {
  let bits = 0;
  if (leads) for (const lead of leads) if (stands(lead.text, text, from, to)) bits |= lead.bits;
  return bits;
}

function ownersAt<T>(leads: readonly Lead<T>[] | undefined, text: string, from: number, to: number, into: T[]): void {
  if (leads)
    for (const lead of leads) if (stands(lead.text, text, from, to)) for (const owner of lead.owners) into.push(owner);
}

const stands = (lead: string, text: string, from: number, to: number): boolean =>
  from + lead.length <= to && beginsWith(text, from, lead);

const STARTS = 1 << 12;

/** By the first three characters of a segment, whatever their case. */
const mix = (a: number, b: number, c: number): number => (((a & 31) << 7) ^ ((b & 31) << 4) ^ (c & 31)) & (STARTS - 1);

const anything: readonly number[] = Array.from({ length: 32 }, (_, code) => code);

/** Whether a pattern rules out most paths by how their segments begin, or by a `=` that they lack. */
export const tellsPaths = (pattern: Pattern): boolean =>
  leadsOf(pattern) !== null || needsEquals(pattern) || isTiny(pattern);

/** Whether a pattern is a whole path, and so short that no lead is fixed: `/r`. */
const isTiny = (pattern: Pattern): boolean => /^\/[^*]?$/.test(pattern);
const TINY = 2;

const needsEquals = (pattern: Pattern): boolean => !pattern.startsWith('~') && pattern.includes('=');

/** What may follow a slash where the pattern matches; null where that is not told. */
function leadsOf(pattern: Pattern): readonly string[] | null {
  const parsed = parsePattern(pattern);
  if (parsed.form !== 'expression') {
    const slash = parsed.text.indexOf('/');
    const lead = parsed.text.slice(slash + 1);
    return slash < 0 || lead.length < 2 ? null : [lead];
  }
  const all = split(`${parsed.expression.source})`).branches.map(leadsOfBranch);
  return all.every((leads) => leads?.every((lead) => lead.length > 1)) ? all.flatMap((leads) => leads ?? []) : null;
}

function leadsOfBranch(branch: string): readonly string[] | null {
  const behind = /^\^?\\?\/(?![?*{+])(.*)$/s.exec(branch)?.[1];
  if (behind === undefined) return null;
  if (!behind.startsWith('(?:')) return [literalOf(behind)];
  const { branches, rest } = split(behind.slice(3));
  return /^[?*{]/.test(rest) ? null : branches.map(literalOf);
}

/** The branches of a group, and what follows its bracket. */
function split(group: string): { branches: string[]; rest: string } {
  const branches = [''];
  let depth = 0;
  for (const { 0: piece, index } of group.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gs)) {
    if (piece === ')' && depth-- === 0) return { branches, rest: group.slice(index + 1) };
    if (piece === '(') depth += 1;
    if (piece === '|' && depth === 0) branches.push('');
    else branches[branches.length - 1] += piece;
  }
  return { branches, rest: '' };
}

/** The characters with which an expression must begin, without one that may be repeated or left out. */
function literalOf(source: string): string {
  const literal = /^(?:[\w-]|\\[/.])*/.exec(source)?.[0] ?? '';
  const sure = /[?*{+]/.test(source.charAt(literal.length)) ? literal.replace(/\\?.$/, '') : literal;
  return sure.replaceAll('\\', '');
}

/** Whatever the case of letters. */
function beginsWith(text: string, from: number, lead: string): boolean {
  for (let i = 0; i < lead.length; i++)
    if ((charCodeAt.call(text, from + i) | 32) !== (lead.charCodeAt(i) | 32)) return false;
  return true;
}
