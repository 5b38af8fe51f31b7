import { t } from '../platform/i18n';
import { isFailure } from '../platform/messaging';
import type { Store } from '../platform/storage/store';
import type { OpenTab } from './copy-page';
import { tell } from './tell';

/** *Pause everywhere* from the menu of the toolbar button. */
export async function setPaused(store: Store, paused: boolean, tab: OpenTab | undefined): Promise<void> {
  const changed = await store.changeSettings({ paused });
  if (tab?.id === undefined) return;
  if (isFailure(changed)) await tell(tab.id, false, { text: changed.failed.text });
  else await tell(tab.id, true, { text: t(paused ? 'notice_paused_on' : 'notice_paused_off') });
}
