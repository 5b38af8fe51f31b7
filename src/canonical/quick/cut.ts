import { GOES } from '../name-rules';
import { slice } from '../string-methods';

/** A text and its tokens, with what became of them. */
export interface Cuts {
  readonly text: string;
  readonly queryAt: number;
  readonly fragmentAt: number;
  readonly tokens: number;
  readonly strips: number;
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
  readonly kinds: ArrayLike<number>;
  /** Whether others stand between those that go: else it is known from where to where they stand. */
  readonly scattered: boolean;
  readonly cutFrom: number;
  readonly cutTo: number;
}

/** The text of a link without the tokens that go; the text itself where none does. */
export function cut(cuts: Cuts): string {
  const { text, queryAt, fragmentAt, tokens, strips, cutFrom, cutTo } = cuts;
  if (strips === 0) return text;
  if (strips === tokens)
    return fragmentAt === text.length ? slice.call(text, 0, queryAt) : cutOut(text, queryAt, fragmentAt);
  if (cuts.scattered) return cutOneByOne(cuts);
  // Most often those that somebody added stand side by side, at the end.
  if (cutTo < fragmentAt) return cutOut(text, cutFrom, cutTo + 1);
  return cutTo === text.length ? slice.call(text, 0, cutFrom - 1) : cutOut(text, cutFrom - 1, cutTo);
}

const cutOut = (text: string, from: number, to: number): string => slice.call(text, 0, from) + slice.call(text, to);

function cutOneByOne({ text, queryAt, fragmentAt, tokens, starts, ends, kinds }: Cuts): string {
  let left = '';
  let from = queryAt + 1;
  for (let i = 0; i < tokens; i++) {
    if (((kinds[i] ?? 0) & GOES) === 0) continue;
    const start = starts[i] ?? 0;
    if (start > from) left += (left === '' ? '?' : '&') + slice.call(text, from, start - 1);
    from = (ends[i] ?? 0) + 1;
  }
  if (from <= fragmentAt) left += (left === '' ? '?' : '&') + slice.call(text, from, fragmentAt);
  return slice.call(text, 0, queryAt) + left + slice.call(text, fragmentAt);
}
