import { engineFor } from '../engine/engine';
import { watchListRules } from '../engine/list-rules';
import type { Chosen } from '../platform/storage/view';
import { inSlices } from '../platform/slices';
import { judge } from './judge';
import type { Carried, Judged } from './row';

/** The page of the extension stays quick while thousands of links are judged. */
const slice = 12;
const atOnce = 250;
const known = new Map<string, Carried>();

watchListRules();

/**
 * Judges links one after the other, in slices.
 * @param waiting links; those that are judged are taken out, others may be added meanwhile
 * @param judged called for each
 * @param paused called after each slice; false ends it all
 */
export async function judgeAll(
  chosen: Chosen,
  waiting: Set<string>,
  judged: (link: string, found: Judged) => void,
  paused: () => boolean,
): Promise<void> {
  const slices = inSlices(slice);
  while (waiting.size > 0) {
    const links = [...take(waiting, atOnce)];
    const engine = await engineFor(chosen, links);
    for (const [index, link] of links.entries()) {
      if (index % 8 === 0 && slices.over()) {
        await slices.pause();
        if (!paused()) return;
      }
      waiting.delete(link);
      judged(link, judge(engine, link, known));
    }
  }
  paused();
}

function* take(links: Set<string>, most: number): Generator<string, void> {
  let left = most;
  for (const link of links) {
    if (left-- === 0) return;
    yield link;
  }
}
