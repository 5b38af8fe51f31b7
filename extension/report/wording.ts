import { fence, fenced } from './format';

/** A report as it is first shown: what the person may write, then the facts. */
export const reportText = (words: string, lines: readonly string[]): string => `${words}\n\n${fenced(lines)}\n`;

/**
 * A text brought up to date after another choice. Only lines that stand as they were written are replaced, in the
 * block alone: what the person changed or took out stays as it is.
 * @param before the lines as they were written into it
 * @param now the lines that should stand there, as many or not
 */
export function rewritten(text: string, before: readonly string[], now: readonly string[]): string {
  const lines = text.split('\n');
  const opening = lines.findIndex((line) => line.trim() === '```' + fence);
  if (opening < 0) return text;
  const length = lines.slice(opening + 1).findIndex((line) => line.trim() === '```');
  const end = length < 0 ? lines.length : opening + 1 + length;
  const block = lines.slice(opening + 1, end);
  let from = 0;
  for (const [index, old] of before.entries()) {
    const at = block.indexOf(old, from);
    if (at < 0) continue;
    const line = now[index];
    if (line !== undefined) block[at] = line;
    from = at + 1;
  }
  return [...lines.slice(0, opening + 1), ...block, ...lines.slice(end)].join('\n');
}
