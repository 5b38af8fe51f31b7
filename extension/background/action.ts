import { browser } from '../platform/browser';
import { t } from '../platform/i18n';
import type { Settings } from '../platform/messages';
import type { Store } from '../platform/storage/store';
import { copyPage } from './copy-page';
import { permitted } from './registration';

/** Without a popup, the browser tells us of a click instead of opening it. */
export async function applyToButton(settings: Settings): Promise<void> {
  const popup = settings.click === 'copy' ? '' : 'extension/popup/popup.html';
  const title = settings.paused
    ? t('action_paused')
    : (await permitted(settings))
      ? t('name')
      : t('action_not_permitted');
  await Promise.all([browser.action.setPopup({ popup }), browser.action.setTitle({ title })]);
}

export function watchButton(store: Store): void {
  browser.action.onClicked.addListener((tab) => void copyPage(store, tab, 'plain', 'button'));
}
