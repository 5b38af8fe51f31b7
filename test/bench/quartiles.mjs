/** @typedef {{ low: number, median: number, high: number }} Quartiles */

/** The middle of some figures and their spread. @param {readonly number[]} figures @returns {Quartiles} */
export function quartiles(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  /** @param {number} part */
  const at = (part) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** Round by round, how much the one is of the other. @param {readonly number[]} these @param {readonly number[]} those */
export const ratios = (these, those) => quartiles(these.map((one, round) => one / (those[round] ?? Number.NaN)));
