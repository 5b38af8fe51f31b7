import { type Token, tokenize } from './tokens';

/** A fragment as it is read: what is fixed before its parameters, the parameters, and a text directive behind them. */
export interface Fragment {
  /** `#/route?`, or `#`; the whole fragment where it holds no parameters. */
  readonly head: string;
  readonly tokens: readonly Token[];
  /** `:~:…`, or `''`. https://wicg.github.io/scroll-to-text-fragment/ */
  readonly directive: string;
}

const nothing: Fragment = { head: '', tokens: [], directive: '' };

/**
 * Reads a fragment. It has parameters only where it is `name=value` pairs joined by `&` (or glued by `?`), or after
 * the `?` of a route; any other is opaque.
 * @param text the link's text
 * @param from offset of the `#`, or of the end of the text
 */
export function readFragment(text: string, from: number): Fragment {
  if (from >= text.length - 1) return from === text.length ? nothing : { ...nothing, head: '#' };
  const mark = text.indexOf(':~:', from);
  const end = mark < 0 ? text.length : mark;
  const directive = text.slice(end);
  const opaque = { head: text.slice(from, end), tokens: [], directive };
  if (/^[/!]/.test(text.charAt(from + 1))) {
    const question = text.indexOf('?', from);
    if (question < 0 || question + 1 >= end) return opaque;
    return { head: text.slice(from, question + 1), tokens: tokenize(text, question + 1, end, ''), directive };
  }
  const tokens = end > from + 1 ? tokenize(text, from + 1, end, '?') : [];
  return tokens.length > 0 && tokens.every(isPair) ? { head: '#', tokens, directive } : opaque;
}

const isPair = ({ name, value, start, end }: Token): boolean => start === end || (name !== '' && value !== '');
