/**
 * What a person typed or pasted, with the line ends that it had. A field of a page shows every line end as `\n`, so
 * that of a text pasted from elsewhere bytes would be lost.
 * @param shown what the field holds
 * @param pasted what was last pasted into it, as it was; '' when nothing was
 */
export function withLineEnds(shown: string, pasted: string): string {
  if (shown === unix(pasted)) return pasted;
  // It was changed since: what had one kind of line end keeps that kind.
  return /\r\n/.test(pasted) && !/\r(?!\n)|(?<!\r)\n/.test(pasted) ? shown.replaceAll('\n', '\r\n') : shown;
}

const unix = (text: string): string => text.replace(/\r\n?/g, '\n');
