const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const narrow = /[\p{Mn}\p{Me}]/u;

/** Columns that a text fills in a terminal. */
export function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += columns(character);
  return width;
}

/** The text filled up with spaces to so many columns. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** The text cut to so many columns, with … where something is missing. */
export function clipped(text: string, width: number): string {
  if (text.length <= width * 2 && widthOf(text) <= width) return text;
  return `${text.slice(0, fitting(text, width - 1))}…`;
}

/** The text in lines of at most so many columns, broken at spaces where there are any. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line) > width) {
      const cut = fitting(line, width);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return [...lines, line];
}

/** What would move the cursor, change colours or turn the direction of reading is shown as its number instead. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return `<U+${point.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

function columns(character: string): number {
  if (narrow.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}

/** How many code units of the text fit, at least one character. */
function fitting(text: string, width: number): number {
  let filled = 0;
  let units = 0;
  for (const character of text) {
    filled += columns(character);
    if (filled > width && units > 0) break;
    units += character.length;
  }
  return units;
}
