const unreadable = /[\p{C}\p{Zl}\p{Zp}]/gu;
// Joiners shape letters in many languages, and turn nothing around.
const unreadableInWords = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * A name or value of a page as it may stand between our own words: what is invisible, or turns the direction of
 * writing, is escaped and so can be seen.
 */
export const inert = (text: string): string => text.replace(unreadable, escaped);

/** The same for words that a person wrote. */
export const inertWords = (text: string): string => text.replace(unreadableInWords, escaped);

function escaped(character: string): string {
  try {
    return encodeURIComponent(character);
  } catch {
    // Half of a character, which every browser shows as what it is.
    return character;
  }
}
