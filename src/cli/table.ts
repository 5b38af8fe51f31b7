import { padded, widthOf, wrapped } from './width';

/** One column: its heading, and how wide it may become; the last one takes what is left. */
export interface Column {
  readonly heading: string;
  readonly most: number;
}

export interface Row {
  readonly cells: readonly string[];
  /** Put around each line of the row, after it was laid out. */
  readonly style?: (line: string) => string;
}

const gap = '  ';
const leastForLast = 24;

/**
 * Rows under headings, each column as wide as it needs; what does not fit goes on in the next line of its cell.
 * @returns lines without line ends
 */
export function table(columns: readonly Column[], rows: readonly Row[], width: number): string[] {
  const headings = columns.map(({ heading }) => heading);
  const widths = columns.map(({ heading, most }, index) => {
    const longest = rows.reduce((max, { cells }) => Math.max(max, widthOf(cells[index] ?? '')), widthOf(heading));
    return Math.min(longest, most);
  });
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each + gap.length, 0);
  widths[widths.length - 1] = Math.max(leastForLast, width - before);
  return [{ cells: headings }, ...rows].flatMap(({ cells, style }: Row) => {
    const lines = laidOut(cells, widths);
    return style ? lines.map(style) : lines;
  });
}

function laidOut(cells: readonly string[], widths: readonly number[]): string[] {
  const parts = widths.map((width, index) => wrapped(cells[index] ?? '', width));
  const height = Math.max(...parts.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    widths
      .map((width, index) => padded(parts[index]?.[line] ?? '', width))
      .join(gap)
      .trimEnd(),
  );
}
