/**
 * A link as Markdown. The title is one line, with what Markdown would read in it escaped; where there is none, the
 * link stands as its own title.
 */
export function markdownLink(title: string, link: string): string {
  const words = title.replace(/\s+/gu, ' ').trim();
  const label = (words || link).replace(/[\\[\]`*_<>]/g, String.raw`\$&`);
  return `[${label}](${link.replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))})`;
}
