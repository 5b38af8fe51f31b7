import { linksIn, takesAnything, type Refusal, type Result } from '../../src/index';
import { browser } from '../platform/browser';
import { withCopy } from '../platform/history/add';
import { emptyHistory, historyKey, type History, type Way } from '../platform/history/history';
import { aloneWithHistory, readKeep, storedHistory } from '../platform/history/stored';
import { classesOf, whyOf } from '../platform/history/why';
import type { Protocol } from '../platform/messages';
import type { Sender } from '../platform/messaging';
import type { Store } from '../platform/storage/store';
import { engineFor } from '../engine/engine';

/** A link that was copied, with what the engine found. */
interface Copied {
  readonly before: string;
  readonly after: string;
  readonly result: Result | Refusal;
}

/**
 * The one door through which every way of copying in the worker reports what it copied. Pages send `copiedLinks`
 * instead, content scripts `copied` (site buttons with the way `site` or `share`): both end here.
 * @param tab where it was copied. Nothing is remembered of a private window, nor where it is not known to be none
 */
export async function reportCopy(
  way: Way,
  copied: readonly Copied[],
  tab: { readonly incognito?: boolean | undefined },
): Promise<void> {
  if (tab.incognito !== false || copied.length === 0) return;
  const lines = (which: 'before' | 'after') => copied.map((one) => one[which]).join('\n');
  const results = copied.flatMap(({ after, result }) => ('key' in result && result.canonical === after ? result : []));
  await aloneWithHistory(async () => {
    const keep = await readKeep();
    const now = Date.now();
    const history = (await storedHistory(keep)) ?? emptyHistory(now);
    if (keep === 'off' || !isHistory(history)) return;
    const id = crypto.randomUUID();
    const copy = { id, at: now, way, before: lines('before'), after: lines('after'), why: whyOf(results) };
    const next = withCopy(history, copy, copied.length, classesOf(results));
    await browser.storage[keep].set({ [historyKey]: next });
  });
}

/** Enough to add to it: what of it is shown, the pages read closely. What a later version stored is its own. */
const isHistory = (raw: unknown): raw is History =>
  typeof raw === 'object' &&
  raw !== null &&
  'version' in raw &&
  raw.version === 1 &&
  'copies' in raw &&
  Array.isArray(raw.copies) &&
  'counts' in raw;

/** A content script replaced links in what somebody copied; prose around them is nobody's business. */
export async function reportFromContent(
  store: Store,
  { way, links, texts }: Protocol['copied']['request'],
  { incognito }: Sender,
): Promise<void> {
  if (incognito !== false) return;
  const inside = texts.flatMap((text) => linksIn(text).map(([from, to]) => text.slice(from, to)));
  const changed = (await explained(store, [...new Set([...links, ...inside])])).filter(({ result }) =>
    takesAnything(result),
  );
  await reportCopy(way, changed, { incognito });
}

/** A page of the extension copied links. The tab that it copied for says whether the window is private. */
export async function reportFromPage(
  store: Store,
  { way, tabId, links }: Protocol['copiedLinks']['request'],
  sender: Sender,
): Promise<void> {
  const tab = tabId === null ? sender : await browser.tabs.get(tabId).catch(() => ({}));
  const found = await explained(
    store,
    links.map(({ before }) => before),
  );
  const copied = found.map((one, index) => ({ ...one, after: links[index]?.after ?? one.after }));
  await reportCopy(way, copied, tab);
}

async function explained(store: Store, links: readonly string[]): Promise<Copied[]> {
  const engine = await engineFor(await store.read(), links);
  return links.map((before) => {
    const result = engine.explain(before);
    return { before, after: 'error' in result ? before : result.canonical, result };
  });
}
