/**
 * What to call a list that the person gave no name: what it calls itself, or the file that it is.
 * @param source its address, or the name of its file
 */
export function nameOfList(text: string, source: string): string {
  const title = /^!\s*title:\s*(\S.{0,79})/im.exec(text.slice(0, 4000))?.[1]?.trim();
  if (title) return title;
  const file =
    source
      .split(/[?#]/)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? source;
  return file.slice(0, 80);
}

/** An id for a list, apart from those that are taken: it stands in the ids of the list's rules. */
export function idOfList(name: string, taken: readonly string[]): string {
  const slug =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 30)
      .replace(/-$/, '') || 'list';
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number++) if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`;
}
