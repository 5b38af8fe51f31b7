/** Figures as tables, for the terminal and for docs/performance.md alike. */

/** @typedef {import('./quartiles.mjs').Quartiles} Quartiles */

/**
 * A table in Markdown, its columns as wide as they have to be.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const widths = head.map((title, i) => Math.max(3, title.length, ...rows.map((row) => (row[i] ?? '').length)));
  /** @param {readonly string[]} cells */
  const line = (cells) => `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** How many times as fast: what is above 1 is faster. @param {Quartiles} times multiples of the other's time */
export const speed = ({ low, median, high }) => `${short(1 / median)} (${short(1 / high)}–${short(1 / low)})`;

/** A multiple with its quartiles. @param {Quartiles} times */
export const multiple = ({ low, median, high }) => `${short(median)} (${short(low)}–${short(high)})`;

/** Three figures that tell. @param {number} figure */
export const short = (figure) => (figure >= 100 ? figure.toFixed(0) : Number(figure.toPrecision(3)).toString());

/** @param {number} figure */
export const whole = (figure) => Math.round(figure).toLocaleString('en');
