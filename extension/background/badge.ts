import { browser } from '../platform/browser';

const accent = '#1d5fbf';
const alarm = '#a4262c';
const markTime = 1500;

/** What a tab's badge shows once its mark is gone, while there is one. */
const behindMark = new Map<number, string>();

/**
 * Counts on a tab's badge what goes from its address. The browser takes it away when the tab leads elsewhere, so no tab
 * has to be watched.
 */
export async function showCount(tabId: number, removed: number): Promise<void> {
  const text = removed === 0 ? '' : String(removed);
  if (behindMark.has(tabId)) behindMark.set(tabId, text);
  else await write(tabId, text, accent);
}

/** Shows for a moment whether something was copied, then what was there before. */
export async function showMark(tabId: number, mark: 'done' | 'failed'): Promise<void> {
  if (!behindMark.has(tabId)) behindMark.set(tabId, await countOn(tabId));
  await write(tabId, mark === 'done' ? '✓' : '!', mark === 'done' ? accent : alarm);
  setTimeout(() => void takeMark(tabId), markTime);
}

async function takeMark(tabId: number): Promise<void> {
  const text = behindMark.get(tabId);
  behindMark.delete(tabId);
  if (text !== undefined) await write(tabId, text, accent);
}

/** A worker that was stopped meanwhile leaves its mark behind: that is no count. */
async function countOn(tabId: number): Promise<string> {
  const text = await browser.action.getBadgeText({ tabId }).catch(() => '');
  return /^\d+$/.test(text) ? text : '';
}

async function write(tabId: number, text: string, color: string): Promise<void> {
  // The tab may be closed by now.
  await Promise.all([
    browser.action.setBadgeBackgroundColor({ tabId, color }),
    browser.action.setBadgeText({ tabId, text }),
  ]).catch(() => undefined);
}
