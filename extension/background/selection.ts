import type { TitledLink } from '../platform/forms';
import { list, read, record, text } from '../platform/shape';
import { runInTab } from './in-tab';
import type { Piece } from '../platform/on-demand';
import { wantedIn } from './copy-links';

const longest = 8 * 2 ** 20;
const shape = list(record({ href: text(longest), text: text(longest) }), 10_000);

/**
 * The web links in what is selected: those that the page marks as such, and those that stand in its words.
 * @param said what the browser says is selected; all there is where the frame may not be asked
 */
export async function linksInSelection(tabId: number, frameId: number, said: string): Promise<TitledLink[]> {
  const found = (await selectedPieces(tabId, frameId)).flatMap((piece) => wantedOf(piece));
  return found.length > 0 ? found : wantedIn(said);
}

function wantedOf({ href, text: words }: Piece): TitledLink[] {
  if (href === '') return wantedIn(words);
  return /^https?:/i.test(href) ? [{ link: href, title: words }] : [];
}

async function selectedPieces(tabId: number, frameId: number): Promise<readonly Piece[]> {
  try {
    const target = { tabId, frameIds: [frameId] };
    const found = read(shape, await runInTab(target, 'readSelection', []), 'selection');
    return found.ok ? found.value : [];
  } catch {
    return [];
  }
}
