import { parsePattern } from './match';
import type { Pattern } from './model';

const STARTS = 1 << 13;
/** So many characters behind a slash are looked at; of leads that are shorter, one less. */
const LEAD = 4;

/**
 * Whether some path patterns may match a path, told by how its segments begin and by its `=`, quicker than by expressions.
 * It never denies a path that one of them matches.
 */
export class PathFilter {
  readonly #starts = new Uint8Array(STARTS);
  readonly #shortStarts = new Uint8Array(STARTS);
  #equals = false;
  #anything = false;

  /** Where a pattern does not tell how a segment begins, every path passes. */
  add(patterns: readonly Pattern[]): void {
    for (const pattern of patterns) {
      const leads = leadsOf(pattern);
      for (const lead of leads ?? [])
        if (lead.length === LEAD) this.#starts[startAt(lead, 0, LEAD, LEAD)] = 1;
        else for (const start of shortStarts(lead)) this.#shortStarts[start] = 1;
      if (leads) continue;
      if (needsEquals(pattern)) this.#equals = true;
      else this.#anything = true;
    }
  }

  /** @param from offset of the path's first `/` */
  mayMatch(text: string, from: number, to: number): boolean {
    if (this.#anything) return true;
    for (let at = from; at >= 0 && at < to; at = text.indexOf('/', at + 1)) {
      const short = startAt(text, at + 1, to, LEAD - 1);
      const start = mix(short, at + LEAD < to ? text.charCodeAt(at + LEAD) | 32 : END);
      if (this.#shortStarts[short] === 1 || this.#starts[start] === 1) return true;
    }
    if (!this.#equals) return false;
    const equals = text.indexOf('=', from);
    return equals >= 0 && equals < to;
  }
}

/** Whether a pattern rules out most paths by how their segments begin, or by a `=` that they lack. */
export const tellsPaths = (pattern: Pattern): boolean => leadsOf(pattern) !== null || needsEquals(pattern);

const needsEquals = (pattern: Pattern): boolean => !pattern.startsWith('~') && pattern.includes('=');

/** What may follow a slash where the pattern matches, up to four characters of each; null where that is not told. */
function leadsOf(pattern: Pattern): readonly string[] | null {
  const parsed = parsePattern(pattern);
  if (parsed.form !== 'expression') {
    const slash = parsed.text.indexOf('/');
    return slash < 0 ? null : [parsed.text.slice(slash + 1, slash + 1 + LEAD)];
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
  return sure.replaceAll('\\', '').slice(0, LEAD);
}

const anything: readonly number[] = Array.from({ length: 96 }, (_, i) => (i + 32) | 32);
const END = 0x3f;

function shortStarts(lead: string): number[] {
  const codes = [0, 1, 2].map((i) => (i < lead.length ? [lead.charCodeAt(i) | 32] : anything));
  return codes.reduce<number[]>((hashes, ways) => hashes.flatMap((hash) => ways.map((code) => mix(hash, code))), [0]);
}

function startAt(text: string, at: number, to: number, count: number): number {
  let hash = 0;
  for (let i = at; i < at + count; i++) hash = mix(hash, i < to ? text.charCodeAt(i) | 32 : END);
  return hash;
}

const mix = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & (STARTS - 1);
