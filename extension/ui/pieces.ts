import type { Decision, Result, Step } from '../../src/index';
import type { Piece } from './LinkText';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The link as it came, or the destination that was unwrapped, in runs of what stays and what goes, in order. */
export function linkPieces({ text, decisions, steps }: Result): Piece[] {
  const tokens = decisions.filter(({ action }) => action === 'strip').map((decision) => withSeparator(text, decision));
  const runs = joined(tokens).map((run) => withSeparatorBefore(text, run));
  const goes = joined([
    ...runs,
    ...danglingMarks(text, decisions),
    ...steps.flatMap((step) => cutFragment(text, step)),
  ]);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of goes) {
    if (start > at) pieces.push({ text: text.slice(at, start), goes: false });
    pieces.push({ text: text.slice(start, end), goes: true });
    at = end;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), goes: false });
  return pieces;
}

/** The token with the separator behind it; in a path, with the one before it. */
function withSeparator(text: string, { start, end, part }: Decision): Range {
  // A piece of the path may have no place of its own in the text.
  if (start === end && part === 'path') return { start, end };
  if (part === 'path') return { start: /[/;]/.test(text.charAt(start - 1)) ? start - 1 : start, end };
  const behind = text.charAt(end);
  return { start, end: behind === '&' || (behind === '?' && part === 'fragment') ? end + 1 : end };
}

/** Where nothing comes behind a run, the separator before it goes; also a `?` that glued a tag to a value. */
function withSeparatorBefore(text: string, { start, end }: Range): Range {
  const before = text.charAt(start - 1);
  const glued = before === '?' && text.lastIndexOf('?', start - 2) >= 0;
  return { start: glued || (before === '&' && text.charAt(end - 1) !== '&') ? start - 1 : start, end };
}

/** The `?` or `#` behind which nothing is left. */
function danglingMarks(text: string, decisions: readonly Decision[]): Range[] {
  return (['query', 'fragment'] as const).flatMap((part) => {
    const here = decisions.filter((decision) => decision.part === part);
    const first = here[0];
    if (!first || here.some(({ action }) => action === 'keep')) return [];
    const mark = first.start - 1;
    return /[?#]/.test(text.charAt(mark)) ? [{ start: mark, end: first.start }] : [];
  });
}

/** The fragment, or the highlighted words at its end, where a step cut them. */
function cutFragment(text: string, { kind, to }: Step): Range[] {
  if (kind !== 'fragment') return [];
  const hash = text.indexOf('#');
  const start = to === '' ? hash : text.indexOf(':~:', hash);
  return hash < 0 || start < 0 ? [] : [{ start, end: text.length }];
}

function joined(ranges: readonly Range[]): Range[] {
  const out: Range[] = [];
  for (const range of ranges.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && range.start <= last.end)
      out[out.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else out.push(range);
  }
  return out;
}
