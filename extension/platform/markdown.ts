/**
 * A link as Markdown. The title is one line, with what Markdown would read in it escaped; where there is none, the
 * link stands as its own title. What a reader of it follows is the very link: a signed one bears no other spelling.
 * https://spec.commonmark.org/0.31.2/#link-destination
 */
export function markdownLink(title: string, link: string): string {
  const words = title.replace(/\s+/gu, ' ').trim();
  const label = (words || link).replace(/[\\[\]`*_<>]/g, String.raw`\$&`);
  return `[${label}](${destination(link)})`;
}

function destination(link: string): string {
  // No URL parser sees these.
  const line = link.replace(/[\t\n\r]/g, '');
  const literal = line.replace(/[\\<>]/g, String.raw`\$&`).replace(/&(?=#?\w+;)/g, '&amp;');
  return /[\s()]/.test(literal) ? `<${literal}>` : literal;
}
