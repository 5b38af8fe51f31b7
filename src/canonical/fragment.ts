import { decodePercent } from './grammar/utf8';
import { endOfName, type Token } from './tokens';

/** A fragment as it is read: what is fixed before its parameters, the parameters, and a text directive behind them. */
export interface Fragment {
  /** `#/route?`, or `#`; the whole fragment where it holds no parameters. */
  readonly head: string;
  readonly tokens: readonly Token[];
  /** `:~:…`, or `''`. https://wicg.github.io/scroll-to-text-fragment/ */
  readonly directive: string;
  /** Whether its path is a route, which identifies a page. */
  readonly route: boolean;
}

/**
 * Reads a fragment. It has parameters only where it is `name=value` pairs joined by `&` (or glued by `?`), or after
 * the `?` of a route; any other is opaque.
 * @param text the link's text
 * @param from offset of the `#`, or of the end of the text
 */
export function readFragment(text: string, from: number): Fragment {
  const mark = text.indexOf(':~:', from);
  const end = mark < 0 || from >= text.length ? text.length : mark;
  const directive = text.slice(end);
  const first = text.charAt(from + 1);
  const route = first === '/' || first === '!';
  const question = route ? text.indexOf('?', from) : -1;
  const start = question >= 0 && question < end ? question + 1 : from + 1;
  const tokens = route && question < 0 ? [] : pairs(text, start, end, !route);
  if (tokens.length === 0 || (!route && !tokens.every(isPair)))
    return { head: text.slice(from, end), tokens: [], directive, route };
  return { head: text.slice(from, start), tokens, directive, route };
}

const isPair = ({ name, value, start, end }: Token): boolean =>
  start === end || (name !== '' && end - start > name.length && value !== '');

function pairs(text: string, from: number, to: number, glued: boolean): Token[] {
  const tokens: Token[] = [];
  if (from >= to) return tokens;
  let start = from;
  for (let at = from; at <= to; at++) {
    const character = at === to ? '' : text.charAt(at);
    if (at < to && character !== '&' && !(glued && character === '?')) continue;
    const nameEnd = endOfName(text, start, at);
    tokens.push({
      start,
      end: at,
      name: decodePercent(text.slice(start, nameEnd)),
      value: text.slice(Math.min(nameEnd + 1, at), at),
      separator: at === to ? '' : character === '?' ? '?' : '&',
    });
    start = at + 1;
  }
  return tokens;
}
