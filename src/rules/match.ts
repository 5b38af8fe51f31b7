import type { Pattern } from './model';

export type Matcher = (text: string) => boolean;

/** What a pattern is, taken apart; exact names and prefixes are looked up, not tried. */
export type PatternForm =
  | { readonly form: 'exact' | 'prefix' | 'suffix' | 'contains'; readonly text: string }
  | { readonly form: 'expression'; readonly expression: RegExp };

/**
 * Takes a pattern apart.
 * @throws SyntaxError for an expression that is none; the checker has refused it before
 */
export function parsePattern(pattern: Pattern, ignoreCase = false): PatternForm {
  if (pattern.startsWith('~'))
    return { form: 'expression', expression: new RegExp(pattern.slice(1), ignoreCase ? 'i' : '') };
  const text = ignoreCase ? pattern.toLowerCase() : pattern;
  const open = text.length > 1 && text.startsWith('*');
  if (text.endsWith('*'))
    return open && text.length > 2
      ? { form: 'contains', text: text.slice(1, -1) }
      : { form: 'prefix', text: text.slice(0, -1) };
  return open ? { form: 'suffix', text: text.slice(1) } : { form: 'exact', text };
}

/** A pattern as a test of a text. */
export function matcher(pattern: Pattern, ignoreCase = false): Matcher {
  const parsed = parsePattern(pattern, ignoreCase);
  if (parsed.form === 'expression') return (text) => parsed.expression.test(text);
  const test = testOf(parsed);
  return ignoreCase ? (text) => test(text.toLowerCase()) : test;
}

function testOf({ form, text: part }: { form: 'exact' | 'prefix' | 'suffix' | 'contains'; text: string }): Matcher {
  switch (form) {
    case 'exact':
      return (text) => text === part;
    case 'prefix':
      return (text) => text.startsWith(part);
    case 'suffix':
      return (text) => text.endsWith(part);
    case 'contains':
      return (text) => text.includes(part);
  }
}

/** Whether any of the patterns matches; null where there are none. Of more than two, one expression, so that a text is read once. */
export function anyOf(patterns: readonly Pattern[] | undefined, ignoreCase = false): Matcher | null {
  if (!patterns) return null;
  const [only] = patterns;
  if (only !== undefined && patterns.length === 1) return matcher(only, ignoreCase);
  const [one, other] = patterns.map((pattern) => matcher(pattern, ignoreCase));
  if (one && other && patterns.length === 2 && patterns.every((pattern) => !pattern.startsWith('~')))
    return (text) => one(text) || other(text);
  const union = new RegExp(patterns.map(sourceOf).join('|'), ignoreCase ? 'i' : '');
  return (text) => union.test(text);
}

/** A pattern as the source of an expression. */
function sourceOf(pattern: Pattern): string {
  const parsed = parsePattern(pattern);
  if (parsed.form === 'expression') return `(?:${parsed.expression.source})`;
  const literal = parsed.text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const before = parsed.form === 'exact' || parsed.form === 'prefix' ? '^' : '';
  const behind = parsed.form === 'exact' || parsed.form === 'suffix' ? '$' : '';
  return `(?:${before}${literal}${behind})`;
}

/** An expression that only lists names (`~^(?:a|b)(?:_x|_y)$`) as those names; any other pattern as it is. */
export function spelledOut(pattern: Pattern): readonly Pattern[] {
  const list = /^~\^((?:\(\?:[\w|-]+\)|[\w-])+)\$$/.exec(pattern)?.[1];
  if (list === undefined) return [pattern];
  const pieces = list.match(/\(\?:[\w|-]+\)|[\w-]+/g) ?? [];
  return pieces.reduce<readonly string[]>(
    (names, piece) => {
      const branches = piece.startsWith('(') ? piece.slice(3, -1).split('|') : [piece];
      return names.flatMap((name) => branches.map((branch) => name + branch));
    },
    [''],
  );
}

/** The longest text that stands in everything that a pattern matches, as far as is told without much ado; or `''`. */
export const mustHold = (pattern: Pattern): string => longestOf(textsIn(pattern));

/** All such texts. */
export function textsIn(pattern: Pattern): readonly string[] {
  const parsed = parsePattern(pattern);
  if (parsed.form !== 'expression') return [parsed.text];
  const runs: string[] = [];
  let run = '';
  let depth = 0;
  for (const [, piece = '', quantifier = ''] of piecesOf(parsed.expression)) {
    if (piece === '|' && depth === 0) return [];
    const literal = depth === 0 && /^[^()^$.[|\\]$|^\\\W$/.test(piece);
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (literal && quantifier === '') run += piece.slice(-1);
    else {
      runs.push(run);
      run = '';
    }
  }
  return [...runs, run];
}

/** How many characters everything has at least that a pattern matches, as far as is told without much ado. */
export function leastLength(pattern: Pattern): number {
  const parsed = parsePattern(pattern);
  if (parsed.form !== 'expression') return parsed.text.length;
  let least = 0;
  let depth = 0;
  for (const [, piece = '', quantifier = ''] of piecesOf(parsed.expression)) {
    if (piece === '|' && depth === 0) return 0;
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (depth > 0 || /^[()^$]$/.test(piece)) continue;
    const counted = /\d+/.exec(quantifier)?.[0];
    least += counted === undefined ? (/[?*]/.test(quantifier) ? 0 : 1) : Number(counted);
  }
  return least;
}

/** Characters, classes, escapes and brackets of an expression, each with its quantifier. */
const piecesOf = ({ source }: RegExp): Iterable<RegExpMatchArray> =>
  source.matchAll(/(\\.|\[(?:\\.|[^\]])*\]|[^\\])([?*+]|\{[\d,]*\})?/gs);

/** The longest part of a text that no link in its one form escapes. */
export const unescaped = (text: string): string => longestOf(text.match(/[\w.~-]+/g) ?? []);

const longestOf = (texts: readonly string[]): string =>
  texts.reduce((most, one) => (one.length > most.length ? one : most), '');
