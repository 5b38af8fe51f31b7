import { signal } from '@preact/signals';
import type { EntryChange, Explained, Settings, StorageState } from '../platform/messages';
import { openReport, type ReportStart } from '../platform/reports/open';
import { ask, type Answer } from '../ui/ask';
import { declaredLink, onMoved, openTab, type OpenTab } from './tab';
import { removedBy } from './view';

/** What the popup shows as a whole. */
export type Phase =
  | { readonly is: 'reading' }
  | { readonly is: 'untouchable'; readonly url: string | null }
  | { readonly is: 'failed'; readonly text: string }
  | { readonly is: 'ready'; readonly tab: OpenTab; readonly explained: Explained };

export const phase = signal<Phase>({ is: 'reading' });
/** Why the last change was not made. */
export const trouble = signal<string | null>(null);
export const sync = signal<StorageState['sync']>('ok');
/** The link that the page declares, where it is another one than ours. */
export const claim = signal<string | null>(null);

const browsersOwn = /^(about|chrome|chrome-[a-z]+|moz-extension|edge|brave|opera|vivaldi|devtools|view-source):/;
let watching = false;

/** Reads the tab and asks the worker about its link; again when the page moves. */
export async function load(): Promise<void> {
  const tab = await openTab();
  if (!tab || tab.url === null || browsersOwn.test(tab.url)) {
    phase.value = { is: 'untouchable', url: tab?.url ?? null };
    return;
  }
  if (!watching) onMoved(tab.id, () => void load());
  watching = true;
  await explain(tab, tab.url);
  if (phase.value.is === 'ready') await Promise.all([readClaim(tab, phase.value.explained), readSync()]);
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
  if (!answer.ok) phase.value = { is: 'failed', text: answer.text };
  else {
    phase.value = { is: 'ready', tab, explained: answer.value };
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
  if (answer.value.result.key !== result.key) claim.value = declared;
}
