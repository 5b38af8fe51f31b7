import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { refresh, unsubscribe } from '../../lists/subscribe';
import { plural, t } from '../../platform/i18n';
import type { ListState } from '../../platform/lists/list-state';
import { changeList } from '../../platform/lists/state';
import { askForAddress } from '../../ui/grants';
import { Notice } from '../../ui/Notice';
import { date } from '../../ui/numbers';
import { Switch } from '../../ui/Switch';
import { LeftOut } from './LeftOut';
import { busy, withLists } from './state';
import { troubleText } from './trouble';

/** One list: what it is, how much of it is used, and what can be done with it. */
export function ListItem({ list }: { list: ListState }) {
  const { id, name, address, on, auto, fetched, expires, entries, used, unsupported, trouble } = list;
  const removing = useSignal(false);
  const heading = useId();
  const about = useId();
  const waits = busy.value === id;
  const change = (patch: { on?: boolean; auto?: boolean }) => void withLists(() => changeList(id, patch));
  const fetchAgain = async () => {
    if (address !== null && (await askForAddress(address))) await withLists(() => refresh(id), id);
  };
  const follow = async (follows: boolean) => {
    if (!follows || (address !== null && (await askForAddress(address)))) change({ auto: follows });
  };
  return (
    <li class="list" aria-labelledby={heading}>
      <div class="top">
        <h2 id={heading}>
          <bdi>{name}</bdi>
        </h2>
        <Switch on={on} change={(value) => change({ on: value })}>
          <span class="unseen">{t('lists_use', { name })}</span>
        </Switch>
      </div>
      <p class="about where">{address === null ? t('lists_from_file') : <bdi dir="ltr">{address}</bdi>}</p>
      {fetched !== null && <p class="about">{plural('lists_used', entries, { used, date: date(fetched) })}</p>}
      <div role="status">
        {waits && <p class="about">{t('lists_reading')}</p>}
        {trouble && !waits && (
          <Notice tone="caution" text={troubleText(trouble, fetched !== null)} more={detailOf(list)} />
        )}
      </div>
      {unsupported.length > 0 && <LeftOut unsupported={unsupported} />}
      {address !== null && (
        <>
          <Switch on={auto} change={(value) => void follow(value)} describedBy={about}>
            {t('lists_auto')}
          </Switch>
          <p class="about" id={about}>
            {plural('lists_auto_about', expires ?? 96)}
          </p>
        </>
      )}
      <div class="buttons">
        {address !== null && (
          <button class="button small" type="button" disabled={waits} onClick={() => void fetchAgain()}>
            {t('lists_refresh')}
          </button>
        )}
        <button
          class="button small delete"
          type="button"
          onClick={() => (removing.value ? void withLists(() => unsubscribe(id)) : (removing.value = true))}
          onBlur={() => (removing.value = false)}
        >
          {removing.value ? t('lists_remove_sure') : t('lists_remove')}
        </button>
      </div>
    </li>
  );
}

const detailOf = ({ trouble }: ListState): string | undefined =>
  trouble && trouble.detail !== '' && trouble.why !== 'status' ? trouble.detail : undefined;
