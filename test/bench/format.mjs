/** How figures are written in tables. @typedef {import('./quartiles.mjs').Quartiles} Quartiles */

/** A table in Markdown. @param {readonly string[]} headings @param {readonly (readonly string[])[]} rows */
export function table(headings, rows) {
  const all = [headings, headings.map(() => '---'), ...rows].map((cells) =>
    cells.map((cell) => cell.replaceAll('|', '\\|')),
  );
  const widths = headings.map((_, i) => Math.max(...all.map((cells) => cells[i]?.length ?? 0)));
  return all
    .map(
      (cells, row) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0, row === 1 ? '-' : ' ')).join(' | ')} |`,
    )
    .join('\n');
}

/** Of fewer digits the larger it is. @param {number} figure */
export const short = (figure) => (Math.abs(figure) >= 100 ? whole(figure) : figure.toFixed(decimals(Math.abs(figure))));

/** @param {number} figure */
export const whole = (figure) => Math.round(figure).toLocaleString('en');

/** The median, and the quartiles around it. @param {Quartiles} figures */
export const spread = ({ low, median, high }) => `${short(median)} (${short(low)}–${short(high)})`;

/** Turned round: how fast the one is, where the figures say how long it takes. @param {Quartiles} figures @returns {Quartiles} */
export const inverse = ({ low, median, high }) => ({ low: 1 / high, median: 1 / median, high: 1 / low });

/** @param {number} size */
const decimals = (size) => (size >= 10 ? 1 : size >= 0.1 || size === 0 ? 2 : 3);
