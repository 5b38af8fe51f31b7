import { useEffect } from 'preact/hooks';
import { browser } from '../../platform/browser';
import { t } from '../../platform/i18n';
import { listsKey, readLists } from '../../platform/lists/state';
import { Notice } from '../../ui/Notice';
import { AddList } from './AddList';
import { ListItem } from './ListItem';
import { lists, trouble, withLists } from './state';

/** Other people's lists that the person subscribed to. */
export function Lists() {
  useEffect(() => {
    const look = () => void withLists(readLists);
    const changed = (changes: object, area: string) => {
      if (area === 'local' && listsKey in changes) look();
    };
    look();
    browser.storage.onChanged.addListener(changed);
    return () => browser.storage.onChanged.removeListener(changed);
  }, []);
  const all = lists.value;
  return (
    <>
      <p class="lead">{t('lists_lead')}</p>
      <AddList />
      {trouble.value !== null && <Notice tone="wrong" text={t('not_changed')} more={trouble.value} />}
      {all === null && trouble.value === null && <p class="reading">{t('options_reading')}</p>}
      {all?.length === 0 && <p class="empty">{t('lists_none')}</p>}
      <ul class="lists" aria-label={t('options_lists')}>
        {all?.map((list) => (
          <ListItem key={list.id} list={list} />
        ))}
      </ul>
      <p class="about">{t('lists_order')}</p>
    </>
  );
}
