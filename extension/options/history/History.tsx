import { t } from '../../platform/i18n';
import type { Keep } from '../../platform/history/history';
import { Recent } from '../../ui/history/Recent';
import { changeHistory, remembered } from '../../ui/history/state';
import { Choices } from '../Choices';
import { SettingSwitch } from '../SettingSwitch';
import { Counted } from './Counted';

/** What was copied last, what went from links in numbers, and where both are remembered. */
export function History() {
  const now = remembered.value;
  return (
    <>
      <p class="lead">{t('history_lead')}</p>
      {now && (
        <SettingSwitch
          title={t('history_on')}
          about={t('history_on_about')}
          on={now.keep !== 'off'}
          change={(on) => keep(on ? 'session' : 'off')}
        />
      )}
      {now && now.keep !== 'off' && (
        <Choices
          title={t('history_how_long')}
          value={now.keep}
          choose={keep}
          choices={[
            { value: 'session', title: t('history_session'), about: t('history_session_about') },
            { value: 'local', title: t('history_local'), about: t('history_local_about') },
          ]}
        />
      )}
      {now?.history && now.keep !== 'off' && <Counted counts={now.history.counts} />}
      <section>
        <h2>{t('history_recent')}</h2>
        <Recent />
      </section>
      {now?.history && now.keep !== 'off' && now.history.counts.links > 0 && (
        <button class="button small delete-all" type="button" onClick={() => void changeHistory({ kind: 'forgetAll' })}>
          {t('history_forget_all')}
        </button>
      )}
    </>
  );
}

function keep(where: Keep): void {
  void changeHistory({ kind: 'keep', where });
}
