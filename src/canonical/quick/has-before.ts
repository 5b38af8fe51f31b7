/** Whether a character stands in a text from one offset to another. */
export function hasBefore(text: string, what: string, from: number, to: number): boolean {
  const at = text.indexOf(what, from);
  return at >= 0 && at < to;
}
