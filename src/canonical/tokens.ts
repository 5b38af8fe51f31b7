import { decodePercent } from './grammar/utf8';

/** One `name=value` of a query or of a fragment that is read as one. Offsets are into the link's text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The name, percent-decoded once and without an `amp;` that HTML left behind. */
  readonly name: string;
  /** The value as it stands; `''` when there is none. */
  readonly value: string;
  /** What follows the token: `&`, `;`, in a fragment `?` too, or nothing at the end. */
  readonly separator: '&' | ';' | '?' | '';
}

/**
 * The tokens of `text` between two offsets, empty ones too.
 * @param semicolon whether `;` separates as well: only where a rule of the site says so
 */
export function tokenize(text: string, from: number, to: number, semicolon: boolean): Token[] {
  const tokens: Token[] = [];
  let start = from;
  while (start <= to) {
    const end = endOfToken(text, start, to, semicolon);
    const nameEnd = endOfName(text, start, end);
    tokens.push({
      start,
      end,
      name: readName(text.slice(start, nameEnd)),
      value: text.slice(Math.min(nameEnd + 1, end), end),
      separator: end === to ? '' : text[end] === ';' ? ';' : '&',
    });
    start = end + 1;
  }
  return tokens;
}

function endOfToken(text: string, from: number, to: number, semicolon: boolean): number {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x26 || (semicolon && code === 0x3b)) return at;
  }
  return to;
}

/** Offset of the first `=` of a token, or of its end. Looks no further, so that bare tokens cost no second reading. */
export function endOfName(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === 0x3d) return at;
  return to;
}

function readName(raw: string): string {
  const name = decodePercent(raw);
  return name.startsWith('amp;') ? name.slice(4) : name;
}

/**
 * What is left of the text between the first token and the last once some are cut, each with one separator.
 * `''` where only empty tokens remain.
 */
export function withoutTokens(text: string, tokens: readonly Token[], cut: ReadonlySet<Token>): string {
  let out = '';
  let before: Token['separator'] = '';
  let first = true;
  let content = false;
  for (const token of tokens) {
    if (!cut.has(token)) {
      out += first ? text.slice(token.start, token.end) : before + text.slice(token.start, token.end);
      before = token.separator;
      first = false;
      if (token.end > token.start) content = true;
    }
  }
  return content ? out : '';
}
