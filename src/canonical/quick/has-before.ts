import { indexOf } from '../string-methods';

/** Whether a character stands in a text from one offset to another. */
export function hasBefore(text: string, what: string, from: number, to: number): boolean {
  const at = indexOf.call(text, what, from);
  return at >= 0 && at < to;
}
