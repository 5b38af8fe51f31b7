/**
 * A link as Markdown. The title is one line, with what Markdown would read in it escaped; where there is none, the
 * link stands as its own title. What a reader of it follows is the very link: a signed one bears no other spelling.
 * https://spec.commonmark.org/0.31.2/#link-destination
 */
export function markdownLink(title: string, link: string): string {
  const words = title.replace(/\s+/gu, ' ').trim();
  return `[${escaped(words || link, /[\\[\]`*_~<>]/g)}](${destination(link)})`;
}

function destination(link: string): string {
  // No URL parser sees these.
  const line = escaped(link.replace(/[\t\n\r]/g, ''), /[\\<>]/g);
  return /[\s()\p{Cc}]/u.test(line) ? `<${line}>` : line;
}

/** @param marks what is read as something else, besides the entities */
const escaped = (text: string, marks: RegExp): string =>
  text.replace(marks, String.raw`\$&`).replace(/&(?=#?\w+;)/g, String.raw`\&`);
