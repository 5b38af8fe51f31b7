import type { Form } from '../platform/forms';
import { t } from '../platform/i18n';
import type { Way } from '../platform/history/history';
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
  readonly incognito?: boolean | undefined;
}

/** Copies the address of a tab. */
export async function copyPage(store: Store, tab: OpenTab | undefined, form: Form, way: Way): Promise<void> {
  if (tab?.id === undefined) return;
  if (!tab.url) return tell(tab.id, false, { text: t('notice_no_address') });
  const [result] = await copyLinks(
    store,
    { ...tab, id: tab.id },
    [{ link: tab.url, title: tab.title ?? '' }],
    form,
    way,
  );
  const { settings } = await store.read();
  if (result) await showCount(tab.id, settings.paused ? 0 : removedFrom(result));
}
