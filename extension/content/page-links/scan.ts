import { type FoundLink, type FromFrame, mostAtOnce, mostLinks } from '../../platform/page-links/protocol';
import { inSlices } from '../../platform/slices';
import { elementsIn } from './elements';
import { closedFrames, isFromOtherSite } from './frames';
import { linkOf } from './link-of';
import { textOf } from './text-of';

type Known = ReadonlyMap<Element, FoundLink>;

interface Listener {
  say(message: FromFrame): void;
  isOpen(): boolean;
  /** A tree of its own was met. */
  entered(root: ShadowRoot): void;
}

/** So long the page waits for us at most, in one go. */
const slice = 4;
const atOnce = 16;
const mostCharacters = 200_000;

let lastId = 0;

/**
 * Goes through all links of this frame, and says which are new or have changed, which are gone, and how many there are.
 * @param known what was found the last time
 * @returns what was found now; what was known when nobody listens any more
 */
export async function scan(known: Known, { say, isOpen, entered }: Listener): Promise<Known> {
  const slices = inSlices(slice);
  const found = new Map<Element, FoundLink>();
  const counts = { links: 0, others: 0, tooLong: 0 };
  let fresh: FoundLink[] = [];
  let characters = 0;
  const flush = () => {
    if (fresh.length > 0) say({ is: 'links', links: fresh });
    fresh = [];
    characters = 0;
  };
  let met = 0;
  for (const element of elementsIn(document, entered)) {
    // To look at the clock costs as much as to look at an element.
    if (++met % atOnce === 0 && slices.over()) {
      flush();
      await slices.pause();
      if (!isOpen()) return known;
    }
    const read = linkOf(element);
    if (read === null) continue;
    if (read === 'other') counts.others++;
    else counts.links++;
    if (read === 'too-long') counts.tooLong++;
    if (typeof read === 'string' || found.size >= mostLinks) continue;
    const text = textOf(element);
    const before = known.get(element);
    const same = before?.link === read.link && before.text === text;
    const link = same ? before : { id: before?.id ?? ++lastId, link: read.link, text };
    found.set(element, link);
    if (same) continue;
    fresh.push(link);
    characters += link.link.length + text.length;
    if (fresh.length >= mostAtOnce || characters > mostCharacters) flush();
  }
  flush();
  const gone: number[] = [];
  for (const [element, link] of known) {
    if (slices.over()) await slices.pause();
    if (found.has(element)) continue;
    // A page that changes while it is gone through may seem to end too soon: what is still there stays.
    if (isThere(element)) found.set(element, link);
    else gone.push(link.id);
  }
  if (gone.length > 0) say({ is: 'gone', ids: gone });
  say({ is: 'counted', counts: { ...counts, closedFrames: closedFrames(), fromOtherSite: isFromOtherSite() } });
  return found;
}

function isThere(element: Element): boolean {
  const read = element.isConnected ? linkOf(element) : null;
  return read !== null && typeof read === 'object';
}
