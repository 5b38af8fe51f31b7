import type { Engine } from './engine';
import type { Refusal, Result } from './types';

/** A text with its links cleaned, and what was found out about each. */
export interface CleanedText {
  readonly text: string;
  readonly results: readonly (Result | Refusal)[];
}

/**
 * Cleans the links inside prose. Every byte outside them stays, and so does a full stop or bracket behind a link.
 * @param prose any text
 */
export function cleanText(engine: Engine, prose: string): CleanedText {
  const results: (Result | Refusal)[] = [];
  let text = '';
  let done = 0;
  for (const [from, to] of linksIn(prose)) {
    const found = engine.explain(prose.slice(from, to));
    results.push(found);
    if ('canonical' in found && found.changed) {
      text += prose.slice(done, from) + found.canonical;
      done = to;
    }
  }
  return { text: done === 0 ? prose : text + prose.slice(done), results };
}

/** Where links stand in a text, as offsets. */
export function linksIn(prose: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const { 0: run, index } of prose.matchAll(/https?:\/\/[^\s<>"“”«»„\u0000-\u001f\u007f]+/gi)) {
    // `xhttp://` is a word, not a link.
    if (index > 0 && /[A-Za-z0-9+.-]/.test(prose.charAt(index - 1))) continue;
    const length = lengthWithout(run);
    if (length > 0) found.push([index, index + length]);
  }
  return found;
}

/** How much of a run is link: marks that end a sentence, and brackets that were opened before the link, are not. */
function lengthWithout(run: string): number {
  let length = run.length;
  const open = { ')': '(', ']': '[', '}': '{' } as const;
  for (; length > 0; length--) {
    const last = run.charAt(length - 1);
    if (/[.,;:!?'’‘*_~|…。、，！？；：]/.test(last)) continue;
    const opener = last === ')' || last === ']' || last === '}' ? open[last] : null;
    if (opener && count(run, last, length) > count(run, opener, length)) continue;
    break;
  }
  return length;
}

const count = (run: string, character: string, length: number): number => {
  let found = 0;
  for (let at = run.indexOf(character); at >= 0 && at < length; at = run.indexOf(character, at + 1)) found += 1;
  return found;
};
