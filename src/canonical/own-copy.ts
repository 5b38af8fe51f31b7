/** The same text, written anew: a piece cut out of a text keeps all of that text in memory for as long as it is kept. */
export const ownCopy = (text: string): string => Array.from(text).join('');
