/**
 * The text to write into an attribute that holds a link, so that it leads to the clean one.
 * A relative text stays relative where what is left of it still leads there: pages style links by their text.
 * @param raw the attribute as it stands
 * @param link what it resolves to
 * @param clean the canonical form of `link`
 * @param base what relative links resolve against
 */
export function editHref(raw: string, link: string, clean: string, base: string): string {
  const text = raw.trim();
  const climb = /^(?:\.{1,2}\/)*/.exec(text)?.[0] ?? '';
  const tail = text.slice(climb.length);
  if (tail === '' || !link.endsWith(tail)) return clean;
  const head = link.slice(0, link.length - tail.length);
  if (head === '' || !clean.startsWith(head)) return clean;
  const short = climb + clean.slice(head.length);
  return absolute(short, base) === clean ? short : clean;
}

/** The http or https link that a text leads to, or null. */
export function absolute(text: string, base?: string): string | null {
  try {
    const { href } = new URL(text, base);
    return isLink(href) ? href : null;
  } catch {
    return null;
  }
}

/** Whether a serialised address is http or https. */
export const isLink = (address: string): boolean => /^https?:/i.test(address);
