/** A part of a selection in order: a text, or the edge of a block with the line breaks that it asks for. */
export type Piece = { readonly text: string; readonly inShown: boolean } | number;

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
  let edge = 0; // Line breaks between what was written last and what comes next.
  let added = false; // What was written last is not in `shown`.
  let owed = false; // The text before this point ends with a space.
  const gap = (): string => {
    const from = at;
    while (at < shown.length && isSpace(shown[at])) at++;
    return shown.slice(from, at);
  };
  const match = (text: string): boolean => {
    for (const letter of text) {
      if (isSpace(letter)) continue;
      out += added ? broken(gap(), edge) : gap();
      if (!sameLetter(letter, shown.slice(at, at + letter.length))) return false;
      out += letter;
      at += letter.length;
      edge = 0;
      added = false;
    }
    owed = isSpace(text.at(-1));
    return true;
  };
  const add = (text: string): void => {
    const words = text.replace(/\s+/g, ' ');
    if (words.trim() === '') return;
    if (edge > 0 && out !== '') out += broken(gap(), edge);
    else if (owed && shown[at] === ' ') out += shown[at++];
    owed = false;
    out += edge > 0 ? words.trimStart() : words;
    edge = 0;
    added = true;
  };
  for (const piece of pieces) {
    if (typeof piece === 'number') edge = Math.max(edge, piece);
    else if (!piece.inShown) add(piece.text);
    else if (!match(piece.text)) return null;
  }
  out += gap();
  return at === shown.length ? out : null;
}

/** Whitespace with as many line breaks as are asked for. */
function broken(space: string, breaks: number): string {
  return space + '\n'.repeat(Math.max(0, breaks - (space.split('\n').length - 1)));
}

const isSpace = (letter = ''): boolean => /\s/.test(letter);

const sameLetter = (a: string, b: string): boolean => a === b || a.toLowerCase() === b.toLowerCase();
