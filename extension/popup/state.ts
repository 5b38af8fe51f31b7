import { signal } from '@preact/signals';
import type { EntryChange, Explained, Settings, StorageState } from '../platform/messages';
import { openReport, type ReportStart } from '../platform/reports/open';
import { ask, type Answer } from '../ui/ask';
import type { Dropped } from './drop';
import { declaredLink, onMoved, openTab, type OpenTab } from './tab';
import { removedBy } from './view';

/** What the popup shows as a whole. */
export type Phase =
  | { readonly is: 'reading' }
  | { readonly is: 'untouchable'; readonly url: string | null }
  | { readonly is: 'failed'; readonly text: string }
  | { readonly is: 'ready'; readonly tab: OpenTab; readonly explained: Explained };

export const phase = signal<Phase>({ is: 'reading' });
/** The name of the tab of the popup that is chosen. */
export const chosenTab = signal('link');
/** The link that the person dropped here, shown in place of the page's; null for the page's. */
export const given = signal<string | null>(null);
/** The text that was dropped last, and the how manieth it is. */
export const droppedText = signal({ text: '', turn: 0 });
/** Why the last change was not made. */
export const trouble = signal<string | null>(null);
export const sync = signal<StorageState['sync']>('ok');
/** The link that the page declares, where it is another one than ours. */
export const claim = signal<string | null>(null);

/** What stands for the page where a link comes from none. */
const noTab: OpenTab = { id: -1, url: null, title: '' };
const browsersOwn = /^(about|chrome|chrome-[a-z]+|moz-extension|edge|brave|opera|vivaldi|devtools|view-source):/;
let watching = false;

/** Reads the tab and asks the worker about its link; again when the page moves. */
export async function load(): Promise<void> {
  given.value = null;
  const tab = await openTab();
  if (!tab || tab.url === null || browsersOwn.test(tab.url)) {
    phase.value = { is: 'untouchable', url: tab?.url ?? null };
    return;
  }
  if (!watching) onMoved(tab.id, () => given.value ?? void load());
  watching = true;
  await explain(tab, tab.url);
  if (phase.value.is === 'ready') await Promise.all([readClaim(tab, phase.value.explained), readSync()]);
}

/** Shows what was dropped: a link in place of the page's, a text in the tab for texts. */
export async function lookAt(dropped: Dropped): Promise<void> {
  chosenTab.value = dropped.is;
  if (dropped.is === 'text') {
    droppedText.value = { text: dropped.text, turn: droppedText.value.turn + 1 };
    return;
  }
  given.value = dropped.link;
  claim.value = null;
  await explain(noTab, dropped.link);
}

/** Keeps what the person chose for this site, and shows what follows from it at once. */
export async function choose(change: EntryChange): Promise<void> {
  const now = phase.value;
  if (now.is !== 'ready' || !now.explained.siteState) return;
  if (took(await ask('changeEntry', { site: now.explained.siteState.entryHost, change }))) await again();
}

export async function changeSettings(patch: Partial<Settings>): Promise<void> {
  if (took(await ask('changeSettings', { patch }))) await again();
}

/** Opens the page on which a mistake about this link is reported, and closes the popup. */
export async function report(name: string, kind: ReportStart['kind']): Promise<void> {
  const now = phase.value;
  if (now.is !== 'ready') return;
  try {
    await openReport({ link: now.explained.result.input, name, kind });
    window.close();
  } catch (error) {
    trouble.value = error instanceof Error ? error.message : String(error);
  }
}

/** Tells the history what was copied. @param after the link that was copied, in whatever form */
export async function reportCopy(after: string): Promise<void> {
  const now = phase.value;
  if (now.is !== 'ready' || now.explained.settings.paused) return;
  const links = [{ before: now.explained.result.input, after }];
  await ask('copiedLinks', { way: 'popup', tabId: now.tab.id, links });
}

/** Whether it was done; else says why not. */
function took(answer: Answer<unknown>): boolean {
  trouble.value = answer.ok ? null : answer.text;
  return answer.ok;
}

async function again(): Promise<void> {
  const now = phase.value;
  if (now.is === 'ready') await Promise.all([explain(now.tab, now.explained.result.input), readSync()]);
}

async function explain(tab: OpenTab, text: string): Promise<void> {
  const answer = await ask('explain', { text });
  // Another link may be wanted by now.
  if (given.value !== (tab === noTab ? text : null)) return;
  if (!answer.ok) phase.value = { is: 'failed', text: answer.text };
  else {
    phase.value = { is: 'ready', tab, explained: answer.value };
    if (tab === noTab) return;
    const { result, settings } = answer.value;
    const removed = 'error' in result || settings.paused ? 0 : removedBy(result);
    void ask('used', { tabId: tab.id, removed });
  }
}

async function readSync(): Promise<void> {
  const answer = await ask('entries', null);
  if (answer.ok) sync.value = answer.value.storage.sync;
}

async function readClaim(tab: OpenTab, { result, settings }: Explained): Promise<void> {
  claim.value = null;
  if ('error' in result || settings.paused) return;
  const declared = await declaredLink(tab.id);
  if (declared === null || declared === result.canonical || declared === result.input) return;
  const answer = await ask('explain', { text: declared });
  if (!answer.ok || 'error' in answer.value.result) return;
  if (answer.value.result.key !== result.key && given.value === null) claim.value = declared;
}
