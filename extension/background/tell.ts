import { browser } from '../platform/browser';
import { t } from '../platform/i18n';
import { showMark } from './badge';
import { copyText } from './clipboard';
import { showNotice, type Notice } from './notice';

/**
 * Tells the person what was done, or why not: on the badge, and in the page; where nothing may be shown in the page,
 * in what the toolbar button says when pointed at.
 * @param original what the notice offers to copy instead
 */
export async function tell(tabId: number, done: boolean, notice: Notice, original?: string): Promise<void> {
  void showMark(tabId, done ? 'done' : 'failed');
  const did = await showNotice(tabId, { ...notice, undo: original !== undefined });
  if (did === 'impossible') await sayOnButton(tabId, notice);
  if (did === 'undo' && original !== undefined) await undo(tabId, original);
}

async function undo(tabId: number, original: string): Promise<void> {
  const done = await copyText(original);
  await tell(tabId, done, { text: t(done ? 'notice_undone' : 'notice_clipboard_refused') });
}

async function sayOnButton(tabId: number, { text, more = [] }: Notice): Promise<void> {
  const title = [t('name'), text, ...more].join('\n');
  await browser.action.setTitle({ tabId, title }).catch(() => undefined);
}
