/** A part of a selection in order: a text, or the edge of a block. */
export type Piece = { readonly text: string; readonly inShown: boolean } | 'edge';

const space = /\s/;

/**
 * The text that the browser copies for a selection. What it shows of one (`selection.toString()`) has its line breaks,
 * but lacks what is in shadow trees and, in Chromium, pictures and fields, and has the letter case of the style sheet.
 * @param shown the text that is shown
 * @param pieces all texts of the selection; those marked `inShown` make up `shown`, but for whitespace
 * @returns null when the two do not fit together
 */
export function plainText(shown: string, pieces: readonly Piece[]): string | null {
  let out = '';
  let at = 0;
  let edge = false; // Between what was written last and what comes next.
  let added = false; // What was written last is not in `shown`.
  const gap = (): string => {
    const from = at;
    while (at < shown.length && space.test(shown[at] ?? '')) at++;
    return shown.slice(from, at);
  };
  for (const piece of pieces) {
    if (piece === 'edge') edge = true;
    else if (piece.inShown) {
      for (const letter of piece.text) {
        if (space.test(letter)) continue;
        const between = gap();
        out += added && edge && !between.includes('\n') ? `${between}\n` : between;
        const there = shown.slice(at, at + letter.length);
        if (!sameLetter(letter, there)) return null;
        out += letter;
        at += letter.length;
        edge = added = false;
      }
    } else if (piece.text.trim() !== '') {
      const text = piece.text.replace(/\s+/g, ' ');
      if (edge && !out.endsWith('\n') && out !== '') out += /^\s*\n/.test(shown.slice(at, at + 8)) ? gap() : '\n';
      else if (shown[at] === ' ' && !added && !out.endsWith(' ')) out += shown[at++];
      out += edge ? text.trimStart() : text;
      edge = false;
      added = true;
    }
  }
  out += gap();
  return at === shown.length ? out : null;
}

const sameLetter = (a: string, b: string): boolean => a === b || a.toLowerCase() === b.toLowerCase();
