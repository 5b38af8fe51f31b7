import type { Opinion } from '../opinion';

/** A text and its tokens, with what was said of them. */
export interface Cuts {
  readonly text: string;
  readonly queryAt: number;
  readonly fragmentAt: number;
  readonly tokens: number;
  readonly strips: number;
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
  readonly numbers: ArrayLike<number>;
  readonly said: ArrayLike<Opinion | null>;
}

/** The text of a link without the tokens that go; the text itself where none does. */
export function cut({ text, queryAt, fragmentAt, tokens, strips, starts, ends, said }: Cuts): string {
  if (strips === 0) return text;
  if (strips === tokens) return text.slice(0, queryAt) + text.slice(fragmentAt);
  let left = '';
  let from = queryAt + 1;
  for (let i = 0; i < tokens; i++) {
    if (said[i]?.action !== 'strip') continue;
    const start = starts[i] ?? 0;
    if (start > from) left += (left === '' ? '?' : '&') + text.slice(from, start - 1);
    from = (ends[i] ?? 0) + 1;
  }
  if (from <= fragmentAt) left += (left === '' ? '?' : '&') + text.slice(from, fragmentAt);
  return text.slice(0, queryAt) + left + text.slice(fragmentAt);
}
