import type { Form } from '../platform/forms';
import { t } from '../platform/i18n';
import type { Store } from '../platform/storage/store';
import { showCount } from './badge';
import { copyLinks } from './copy-links';
import { removedFrom } from './outcome';
import { tell } from './tell';

/** What is known of a tab; its address only where a click or key of the person has just opened it to us. */
export interface OpenTab {
  readonly id?: number | undefined;
  readonly url?: string | undefined;
  readonly title?: string | undefined;
}

/** Copies the address of a tab. */
export async function copyPage(store: Store, tab: OpenTab | undefined, form: Form): Promise<void> {
  if (tab?.id === undefined) return;
  if (!tab.url) return tell(tab.id, false, { text: t('notice_no_address') });
  const [result] = await copyLinks(store, tab.id, [{ link: tab.url, title: tab.title ?? '' }], form);
  const { settings } = await store.read();
  if (result) await showCount(tab.id, settings.paused ? 0 : removedFrom(result));
}
