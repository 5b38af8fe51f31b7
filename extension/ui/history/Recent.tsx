import { useEffect } from 'preact/hooks';
import { t } from '../../platform/i18n';
import { Notice } from '../Notice';
import { RecentCopies } from './RecentCopies';
import { changeHistory, followHistory, historyTrouble, readAgain, remembered } from './state';

/** The recent copies, or why there are none. */
export function Recent() {
  useEffect(followHistory, []);
  const now = remembered.value;
  const trouble = historyTrouble.value;
  if (!now && trouble === null) return <p class="reading">{t('history_reading')}</p>;
  if (!now)
    return (
      <Notice tone="wrong" text={t('history_unread')} more={trouble ?? ''}>
        <button class="button small" type="button" onClick={() => void readAgain()}>
          {t('retry')}
        </button>
      </Notice>
    );
  return (
    <>
      {trouble !== null && <Notice tone="wrong" text={t('not_changed')} more={trouble} />}
      {now.history === null ? (
        <Notice tone="caution" text={t('history_strange')}>
          <button class="button small" type="button" onClick={() => void changeHistory({ kind: 'forgetAll' })}>
            {t('history_forget_all')}
          </button>
        </Notice>
      ) : now.keep === 'off' ? (
        <p class="empty">{t('history_is_off')}</p>
      ) : now.history.copies.length === 0 ? (
        <p class="empty">{t('history_none')}</p>
      ) : (
        <RecentCopies copies={now.history.copies} />
      )}
    </>
  );
}
