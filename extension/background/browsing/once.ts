import { browser } from '../../platform/browser';
import { keepOriginal, readOriginal } from '../../platform/browsing/original';
import { t } from '../../platform/i18n';
import { tell } from '../tell';
import { allow, asRules, oncePriority } from './rules';

const { declarativeNetRequest: rules } = browser;

/** Opens in a tab what stood in its address before something was taken out: once, whatever the rules say. */
export async function reloadOriginal(tabId: number): Promise<void> {
  const original = await readOriginal(tabId);
  if (!original) return tell(tabId, false, { text: t('notice_no_original') });
  await openAsItIs(tabId, original.from);
}

/** Opens an address in a tab without taking anything out. */
export async function openAsItIs(tabId: number, address: string): Promise<void> {
  await keepOriginal(tabId, { from: address, to: address, kept: true });
  const id = idOf(tabId);
  const addRules = asRules([allow(id, oncePriority, { tabIds: [tabId] })]);
  await rules.updateSessionRules({ removeRuleIds: [id], addRules });
  // Should the worker be stopped before, the next one ends it.
  const loaded = (updated: number, { status }: { status?: string }) => {
    if (updated !== tabId || status !== 'complete') return;
    browser.tabs.onUpdated.removeListener(loaded);
    void rules.updateSessionRules({ removeRuleIds: [id] });
  };
  await browser.tabs.update(tabId, { url: address });
  browser.tabs.onUpdated.addListener(loaded);
}

/** A worker that was stopped in the middle left its rule behind. */
export async function endAllOnce(): Promise<void> {
  const left = await rules.getSessionRules();
  if (left.length > 0) await rules.updateSessionRules({ removeRuleIds: left.map(({ id }) => id) });
}

/** Numbers of tabs begin anywhere, those of rules at one. */
const idOf = (tabId: number): number => (tabId % 1_000_000) + 1;
