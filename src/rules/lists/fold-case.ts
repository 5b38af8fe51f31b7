/** A text as an expression that matches it as it stands. */
export const escapeText = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** An expression that matches letters of ASCII in either case, as the flag `i` would have it. */
export function foldCase(source: string): string {
  return source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[a-z]/gi, (piece) => {
    if (piece.startsWith('\\')) return piece;
    if (piece.startsWith('[')) return foldClass(piece);
    return `[${piece.toLowerCase()}${piece.toUpperCase()}]`;
  });
}

function foldClass(written: string): string {
  const inner = written.slice(written.startsWith('[^') ? 2 : 1, -1);
  const more = inner.replace(/\\[\s\S]|([a-z]-[a-z]|[A-Z]-[A-Z]|[a-z])|[\s\S]/gi, (_, letters: string | undefined) =>
    letters === undefined ? '' : letters === letters.toLowerCase() ? letters.toUpperCase() : letters.toLowerCase(),
  );
  const open = written.startsWith('[^') ? '[^' : '[';
  // A hyphen that stands for itself stays where it does.
  return inner.startsWith('-') ? `${open}${inner}${more}]` : `${open}${more}${inner}]`;
}
