import { mostCharacters, mostCopies, type Copy, type CountedClass, type History } from './history';

/**
 * The history with one copy more. What is older than the last fifty, or does not fit any more, is forgotten.
 * @param links how many links it has. The same copied twice in a row is one copy, counted once
 * @param gone what went from them, each by its class
 */
export function withCopy({ copies, counts }: History, copy: Copy, links: number, gone: CountedClass[]): History {
  const [last] = copies;
  if (last?.before === copy.before && last.after === copy.after)
    return { version: 1, copies: [copy, ...copies.slice(1)], counts };
  const classes = { ...counts.classes };
  for (const name of gone) classes[name] = (classes[name] ?? 0) + 1;
  return {
    version: 1,
    copies: fitting([copy, ...copies]),
    counts: { ...counts, links: counts.links + links, classes },
  };
}

/** As many as are kept. */
export function fitting(copies: readonly Copy[]): Copy[] {
  let room = mostCharacters;
  return copies.slice(0, mostCopies).filter(({ before, after }) => {
    const size = before.length + after.length;
    if (size > room) return false;
    room -= size;
    return true;
  });
}
