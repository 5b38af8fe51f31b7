import { decodePercent } from './grammar/utf8';

/** One `name=value` of a query or of a fragment that is read as one. Offsets are into the link's text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The name, percent-decoded once and without an `amp;` that HTML left behind. */
  readonly name: string;
  /** The value as it stands; `''` when there is none. */
  readonly value: string;
  /** What follows the token: `&`, in some queries `;`, in some fragments `?`, and nothing at the end. */
  readonly separator: Separator | '';
}

export type Separator = '&' | ';' | '?';

/**
 * The tokens of `text` between two offsets, empty ones too.
 * @param also what separates beside `&`
 */
export function tokenize(text: string, from: number, to: number, also: ';' | '?' | ''): Token[] {
  const tokens: Token[] = [];
  // Each of these only moves forward, so that bare names and single tokens cost no second reading.
  let ampersand = indexOf(text, '&', from, to);
  let other = also === '' ? to : indexOf(text, also, from, to);
  let equals = indexOf(text, '=', from, to);
  for (let start = from; start <= to;) {
    if (ampersand < start) ampersand = indexOf(text, '&', start, to);
    if (other < start) other = indexOf(text, also, start, to);
    if (equals < start) equals = indexOf(text, '=', start, to);
    const end = ampersand < other ? ampersand : other;
    const nameEnd = equals < end ? equals : end;
    tokens.push({
      start,
      end,
      name: readName(text.slice(start, nameEnd)),
      value: nameEnd < end ? text.slice(nameEnd + 1, end) : '',
      separator: end === to ? '' : end === ampersand ? '&' : also,
    });
    start = end + 1;
  }
  return tokens;
}

function indexOf(text: string, what: string, from: number, to: number): number {
  const at = text.indexOf(what, from);
  return at < 0 || at > to ? to : at;
}

/** A parameter's name as it is matched: decoded once, and without what HTML escaping left before it. */
export function readName(raw: string): string {
  const name = raw.includes('%') ? decodePercent(raw) : raw;
  return name.startsWith('amp;') ? name.slice(4) : name;
}

/**
 * What is left of the text once some tokens are cut, each with one separator; `''` where only empty ones remain.
 * @param cut asked once for each token, in order
 */
export function withoutTokens(text: string, tokens: readonly Token[], cut: (token: Token) => boolean): string {
  let out = '';
  let before: Token['separator'] = '';
  let first = true;
  let content = false;
  for (const token of tokens) {
    if (cut(token)) continue;
    out += first ? text.slice(token.start, token.end) : before + text.slice(token.start, token.end);
    before = token.separator;
    first = false;
    if (token.end > token.start) content = true;
  }
  return content ? out : '';
}

export const isSomething = ({ start, end }: Token): boolean => end > start;
