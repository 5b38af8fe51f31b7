import { browser } from '../platform/browser';
import { runInTab } from './in-tab';

const accent = '#1d5fbf';
const alarm = '#a4262c';
const markTime = 1500;

interface Mark {
  /** What the badge shows once the mark is gone. */
  behind: Promise<string>;
  timer?: ReturnType<typeof setTimeout>;
}

const marks = new Map<number, Mark>();

/**
 * Counts on a tab's badge what goes from its address. The browser takes it away when the tab leads elsewhere; a page
 * that changes its address without leaving is noticed in that page alone, so no tab has to be watched.
 */
export async function showCount(tabId: number, removed: number): Promise<void> {
  const text = removed === 0 ? '' : String(removed);
  if (removed > 0) void watchPage(tabId);
  const mark = marks.get(tabId);
  if (mark) mark.behind = Promise.resolve(text);
  else await write(tabId, text, accent);
}

/** What may not be reached has no address of its own to change. */
async function watchPage(tabId: number): Promise<void> {
  await runInTab({ tabId }, 'watchAddress', [], true).catch(() => undefined);
}

/** Shows for a moment whether something was copied, then what was there before. */
export async function showMark(tabId: number, sign: 'done' | 'failed'): Promise<void> {
  const mark: Mark = marks.get(tabId) ?? { behind: countOn(tabId) };
  marks.set(tabId, mark);
  clearTimeout(mark.timer);
  mark.timer = setTimeout(() => void takeMark(tabId, mark), markTime);
  await mark.behind;
  await write(tabId, sign === 'done' ? '✓' : '!', sign === 'done' ? accent : alarm);
}

async function takeMark(tabId: number, { behind }: Mark): Promise<void> {
  marks.delete(tabId);
  await write(tabId, await behind, accent);
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
