import type { Engine } from './engine';
import type { Refusal, Result } from './types';

/** A text with its links cleaned, and what was found out about each. */
export interface CleanedText {
  readonly text: string;
  readonly results: readonly (Result | Refusal)[];
}

/**
 * Cleans the links inside prose. Every byte outside them stays, and so does a full stop or bracket behind a link.
 * A link from which nothing is taken stays as somebody wrote it, without the grammar's changes.
 * @param prose any text
 */
export function cleanText(engine: Engine, prose: string): CleanedText {
  const results: (Result | Refusal)[] = [];
  let text = '';
  let done = 0;
  for (const [from, to] of linksIn(prose)) {
    const found = engine.explain(prose.slice(from, to));
    results.push(found);
    if (takesAnything(found)) {
      text += prose.slice(done, from) + found.canonical;
      done = to;
    }
  }
  return { text: done === 0 ? prose : text + prose.slice(done), results };
}

/** Whether more than the grammar changes in a link: a parameter goes, a wrapper is opened, a fragment is cut. */
export const takesAnything = (found: Result | Refusal): found is Result =>
  'canonical' in found &&
  found.changed &&
  (found.unwrapped.length > 0 ||
    found.decisions.some(({ action }) => action === 'strip') ||
    found.steps.some(({ kind }) => kind === 'fragment'));

/** Where links stand in a text, as offsets. */
export function linksIn(prose: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const { 0: run, index } of prose.matchAll(/https?:\/\/[^\s<>"“”«»„\p{Cc}]+/giu)) {
    // `xhttp://` is a word, not a link.
    if (index > 0 && /[A-Za-z0-9+.-]/.test(prose.charAt(index - 1))) continue;
    const length = lengthWithout(run, prose.charAt(index - 1));
    if (length > 0) found.push([index, index + length]);
  }
  return found;
}

/** How much of a run is link: marks that end a sentence, and brackets that were opened before the link, are not. */
function lengthWithout(run: string, before: string): number {
  // How many more of each bracket are closed than opened in what is left of the run.
  const surplus = new Map([...brackets].map(([closer, opener]) => [closer, count(run, closer) - count(run, opener)]));
  let length = run.length;
  for (; length > 0; length--) {
    const last = run.charAt(length - 1);
    const closed = surplus.get(last);
    const outside = closed === undefined ? isOutside(last, before) : closed > 0;
    if (!outside) break;
    if (closed !== undefined) surplus.set(last, closed - 1);
  }
  return length;
}

/** Emphasis (`*link*`) ends outside a link only where it began there; a link may well end in `_`. */
const isOutside = (last: string, before: string): boolean =>
  /[*_~]/.test(last) ? last === before : /[.,;:!?'’‘|…。、，！？；：]/.test(last);

const brackets = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

const count = (run: string, character: string): number => run.split(character).length - 1;
