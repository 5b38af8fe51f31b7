import { t } from '../platform/i18n';
import { isFailure } from '../platform/messaging';
import type { Store } from '../platform/storage/store';
import { engineFor } from '../engine/engine';
import { siteStateOf } from './site-state';
import type { OpenTab } from './copy-page';
import { tell } from './tell';

/** Leaves the site of a tab alone, or cleans its links again. */
export async function toggleAlone(store: Store, tab: OpenTab | undefined): Promise<void> {
  if (tab?.id === undefined) return;
  const chosen = await store.read();
  if (chosen.settings.policy !== 'share')
    return tell(tab.id, false, { text: t('notice_alone_policy', { share: t('copying_policy_share') }) });
  const result = (await engineFor(chosen, [])).explain(tab.url ?? '');
  if ('error' in result) return tell(tab.id, false, { text: t('notice_alone_impossible') });
  const { entryHost, entry } = siteStateOf(result.host, chosen);
  const on = entry.alone !== true;
  const changed = await store.changeEntry(entryHost, { kind: 'alone', on });
  if (isFailure(changed)) await tell(tab.id, false, { text: changed.failed.text });
  else await tell(tab.id, true, { text: t(on ? 'notice_alone' : 'notice_not_alone', { site: entryHost }) });
}
