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
export function cut(cuts: Cuts): string {
  const { text, queryAt, fragmentAt, tokens, strips, starts, ends } = cuts;
  if (strips === 0) return text;
  if (strips === tokens) return fragmentAt === text.length ? text.slice(0, queryAt) : cutOut(text, queryAt, fragmentAt);
  // Most often those that somebody added stand side by side, at the end.
  const first = nextStrip(cuts, 0);
  const last = first + strips - 1;
  if (nextKept(cuts, first) <= last) return cutOneByOne(cuts);
  const start = starts[first] ?? 0;
  const end = ends[last] ?? 0;
  if (end < fragmentAt) return cutOut(text, start, end + 1);
  return end === text.length ? text.slice(0, start - 1) : cutOut(text, start - 1, end);
}

const cutOut = (text: string, from: number, to: number): string => text.slice(0, from) + text.slice(to);

/** The first token from one on that goes; there is one. */
function nextStrip({ said }: Cuts, from: number): number {
  let i = from;
  while (said[i]?.action !== 'strip') i += 1;
  return i;
}

/** The first token from one on that stays, or behind which an empty one stands. */
function nextKept({ said, tokens, starts, ends }: Cuts, from: number): number {
  let i = from;
  while (i < tokens && said[i]?.action === 'strip' && (i === from || starts[i] === (ends[i - 1] ?? 0) + 1)) i += 1;
  return i;
}

function cutOneByOne({ text, queryAt, fragmentAt, tokens, starts, ends, said }: Cuts): string {
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
