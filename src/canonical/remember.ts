import { ownCopy } from './own-copy';

/**
 * A function of texts that remembers its answers: links come in runs from the same few hosts.
 * @param most how many answers are kept; then all are forgotten
 * @param longest a longer text is asked each time, so that what is remembered stays small
 */
export function remember<T extends string | object | null>(
  answer: (text: string) => T,
  most: number,
  longest: number,
): (text: string) => T {
  const remembered = new Map<string, T>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const found = answer(text);
    if (text.length > longest) return found;
    if (remembered.size >= most) remembered.clear();
    remembered.set(ownCopy(text), found);
    return found;
  };
}
