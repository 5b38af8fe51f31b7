/** The one of the words that a slip of the keyboard made `word` of: at most every third letter differs. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((other) => ({ other, slips: slipsBetween(word.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.slips - b.slips);
  return best && best.slips <= Math.ceil(word.length / 3) ? best.other : undefined;
}

/** How many letters are put in, left out or changed (Levenshtein, "Binary codes capable of correcting deletions", 1966). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries())
    row = row.reduce<number[]>(
      (next, above, j) => [
        ...next,
        j === 0
          ? i + 1
          : Math.min(above + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1)),
      ],
      [],
    );
  return row[b.length] ?? 0;
}
