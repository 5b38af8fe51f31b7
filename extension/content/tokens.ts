/** Gives the form in which a piece of text is to be copied, or null where it stays. */
export type Answer = (text: string) => string | null;

/** Whether a text may hold a link at all. */
export const mayHoldLink = (text: string): boolean => text.includes('://');

/**
 * Edits the links of a text. The unit is what stands between whitespace, so that one long text and the same words
 * spread over many elements ask the same questions.
 */
export function editTokens(text: string, answer: Answer): string {
  if (!mayHoldLink(text)) return text;
  const parts = text.split(/(\s+)/);
  return parts.map((part) => (mayHoldLink(part) ? (answer(part) ?? part) : part)).join('');
}
