import type { LinkEngine } from './engine';
import type { Decision, Explanation, Refusal, Result } from './types';

/** A text with its links cleaned, and what was found out about each. */
export interface CleanedText {
  readonly text: string;
  readonly results: readonly (Explanation | Refusal)[];
  /** What stands in `text` for each of the links, in order. */
  readonly written: readonly string[];
}

/**
 * Cleans the links inside prose. Every byte outside them stays, and so does a full stop or bracket behind a link.
 * A link from which nothing is taken stays as somebody wrote it, without the grammar's changes. So does one that might
 * take words of the prose with it, and one that would end elsewhere once it is clean.
 * @param prose any text
 */
export function cleanText(engine: LinkEngine, prose: string): CleanedText {
  const results: (Explanation | Refusal)[] = [];
  const written: string[] = [];
  let text = '';
  let done = 0;
  for (const [from, to] of linksIn(prose)) {
    const link = prose.slice(from, to);
    const found = engine.explain(link);
    results.push(found);
    if (
      takesAnything(found) &&
      !mayTakeWords(link, found) &&
      endsAsBefore(link, found.canonical, prose.charAt(from - 1))
    ) {
      text += prose.slice(done, from) + found.canonical;
      done = to;
      written.push(found.canonical);
    } else written.push(link);
  }
  return { text: done === 0 ? prose : text + prose.slice(done), results, written };
}

/** Whether more than the grammar changes in a link: a parameter goes, a wrapper is opened, a fragment is cut. */
export const takesAnything = (found: Result | Refusal): found is Result =>
  'canonical' in found &&
  found.changed &&
  (found.unwrapped.length > 0 ||
    found.decisions.some(({ action }) => action === 'strip') ||
    found.steps.some(({ kind }) => kind === 'fragment'));

/**
 * What goes at the end of a link may be words that somebody wrote right behind it: in `link?tag=x,42` nobody can tell
 * where the tag ends. Between two parameters there is no such doubt.
 */
function mayTakeWords(link: string, { unwrapped, decisions, text }: Result): boolean {
  const last = unwrapped.length > 0 ? link.slice(lastStart(link)) : lastTaken(decisions, text);
  return last !== undefined && /[,;|'\\]|\P{ASCII}/u.test(last.replace(/^amp;/i, ''));
}

/**
 * Whether whoever looks for links finds the clean one whole, and no more than it: a bracket that went may have been
 * the one that a bracket behind it closed, and what is last now may be a comma.
 */
function endsAsBefore(link: string, canonical: string, before: string): boolean {
  const [first] = linksIn(` ${canonical}`);
  if (first?.[0] !== 1 || first[1] !== canonical.length + 1) return false;
  if (canonical.endsWith(before) && isOutside(before, before)) return false;
  return Array.from(brackets.values()).every((opener) => leftOpen(link, opener) === leftOpen(canonical, opener));
}

/** How many brackets of a kind a text opens and does not close. */
function leftOpen(text: string, opener: string): number {
  let count = 0;
  for (const letter of text)
    if (letter === opener) count++;
    else if (brackets.get(letter) === opener) count--;
  return count;
}

/** Where the last parameter of a link begins. */
const lastStart = (link: string): number =>
  Math.max(link.lastIndexOf('&'), link.lastIndexOf('?'), link.lastIndexOf('#')) + 1;

function lastTaken(decisions: readonly Decision[], text: string): string | undefined {
  const last = decisions.find(({ action, end }) => action === 'strip' && end === text.length);
  return last && text.slice(last.start, last.end);
}

// Whitespace and quotation marks end a link, and so does what stands in no link as it is: sentences in Chinese and
// Japanese have no space behind an address, only their own punctuation.
const runs = /https?:\/\/[^\s<>"“”«»„`…、。〈-】〔-〛！（），：；？［］｛｝｟-､\p{Cc}]+/giu;

/** Where links stand in a text, as offsets. */
export function linksIn(prose: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const { 0: run, index } of prose.matchAll(runs))
    for (const [from, to] of addressesIn(run)) {
      const before = prose.charAt(index + from - 1);
      // `xhttp://` is a word, not a link.
      if (/[A-Za-z0-9+.-]/.test(before)) continue;
      const length = lengthWithout(run.slice(from, to), before);
      if (length > 0) found.push([index + from, index + from + length]);
    }
  return found;
}

/**
 * The addresses in text without a space. One ends where the next of a list begins, and at a bracket that was opened
 * before it. An address inside another one is part of it.
 */
function addressesIn(run: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  const scheme = /https?:\/\//giy;
  const open = new Map<string, number>();
  let from = 0;
  const startsAt = (at: number): boolean => {
    scheme.lastIndex = at;
    return scheme.test(run);
  };
  for (let at = 0; at < run.length; at++) {
    const letter = run.charAt(at);
    if (from < 0) {
      if (!startsAt(at)) continue;
      from = at;
      open.clear();
    } else if ((/[,;|]/.test(letter) && startsAt(at + 1)) || closes(letter, open)) {
      found.push([from, at]);
      from = -1;
    }
  }
  if (from >= 0) found.push([from, run.length]);
  return found;
}

/** Whether a letter is a bracket that closes none of those that are open. */
function closes(letter: string, open: Map<string, number>): boolean {
  if (/[([{]/.test(letter)) open.set(letter, (open.get(letter) ?? 0) + 1);
  const opener = brackets.get(letter);
  if (opener === undefined) return false;
  const count = open.get(opener) ?? 0;
  open.set(opener, count - 1);
  return count === 0;
}

/** How much of an address is link: marks that end a sentence are not. */
function lengthWithout(address: string, before: string): number {
  let length = address.length;
  while (length > 0 && isOutside(address.charAt(length - 1), before)) length--;
  return length;
}

/** Emphasis (`*link*`) ends outside a link only where it began there; a link may well end in `_`. */
const isOutside = (last: string, before: string): boolean =>
  /[*_~]/.test(last) ? last === before : /[.,;:!?'’‘|]/.test(last);

const brackets = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
