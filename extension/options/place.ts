/**
 * What stands after the # of the address: a section, and behind a slash what is wanted in it.
 * `#sites/example.com`, `#rules/youtube-share`; with a colon in the slash's place, as older links have it.
 */
export interface Place {
  readonly section: string;
  /** null where nothing is wanted but the section. */
  readonly wanted: string | null;
}

export function placeIn(hash: string): Place {
  const [, section = '', wanted = ''] = /^#?([^:/]*)(?:[:/](.*))?$/s.exec(hash) ?? [];
  return { section, wanted: decoded(wanted) || null };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
