import { parsePattern } from './match';
import type { Pattern } from './model';

/**
 * Whether some path patterns may match a path, told by how its segments begin and by its `=`, quicker than by expressions.
 * It never denies a path that one of them matches.
 */
export class PathFilter {
  /** Beginnings of segments, by their first two characters. */
  readonly #leads: (readonly string[] | undefined)[] = Array<undefined>(1024).fill(undefined);
  #equals = false;
  #anything = false;

  /** Where a pattern does not tell how a segment begins, every path passes. */
  add(patterns: readonly Pattern[]): void {
    for (const pattern of patterns) {
      const leads = leadsOf(pattern);
      for (const lead of leads ?? []) this.#addLead(lead.toLowerCase());
      if (leads) continue;
      if (needsEquals(pattern)) this.#equals = true;
      else this.#anything = true;
    }
  }

  /** A longer lead says nothing beside one with which it begins itself. */
  #addLead(lead: string): void {
    const pair = pairAt(lead, 0);
    const known = this.#leads[pair] ?? [];
    if (known.some((one) => lead.startsWith(one))) return;
    this.#leads[pair] = [...known.filter((one) => !one.startsWith(lead)), lead];
  }

  /** @param from offset of the path's first `/` */
  mayMatch(text: string, from: number, to: number): boolean {
    if (this.#anything) return true;
    for (let at = from; at >= 0 && at + 2 < to; at = text.indexOf('/', at + 1)) {
      const leads = this.#leads[pairAt(text, at + 1)];
      if (leads !== undefined && beginsWithAny(text, at + 1, to, leads)) return true;
    }
    if (!this.#equals) return false;
    const equals = text.indexOf('=', from);
    return equals >= 0 && equals < to;
  }
}

/** Whether a pattern rules out most paths by how their segments begin, or by a `=` that they lack. */
export const tellsPaths = (pattern: Pattern): boolean => leadsOf(pattern) !== null || needsEquals(pattern);

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

const pairAt = (text: string, at: number): number => ((text.charCodeAt(at) & 31) << 5) | (text.charCodeAt(at + 1) & 31);

function beginsWithAny(text: string, from: number, to: number, leads: readonly string[]): boolean {
  for (const lead of leads) if (from + lead.length <= to && beginsWith(text, from, lead)) return true;
  return false;
}

/** Whatever the case of letters. */
function beginsWith(text: string, from: number, lead: string): boolean {
  for (let i = 0; i < lead.length; i++)
    if ((text.charCodeAt(from + i) | 32) !== (lead.charCodeAt(i) | 32)) return false;
  return true;
}
