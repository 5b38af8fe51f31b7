import { t } from '../platform/i18n';
import type { StorageState } from '../platform/messages';

/** What keeps choices from the person's other devices, in one sentence; null when nothing does. */
export function syncTrouble(state: StorageState['sync']): string | null {
  switch (state) {
    case 'ok':
      return null;
    case 'over-quota':
      return t('sync_over_quota');
    case 'unavailable':
      return t('sync_unavailable');
    case 'newer-schema':
      return t('sync_newer_schema');
  }
}
