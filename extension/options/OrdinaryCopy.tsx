import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { list, t } from '../platform/i18n';
import type { Settings } from '../platform/messages';
import { askFor, onGrantsChanged } from '../ui/grants';
import { Notice } from '../ui/Notice';
import { Choices } from './Choices';
import { CopySites } from './CopySites';
import { giveBackIdle, grants, look } from './grants';
import { changeSettings, known } from './state';

/** Whether ordinary copies are cleaned, and where; asks for what that needs straight from the click. */
export function OrdinaryCopy({ settings }: { settings: Settings }) {
  const refused = useSignal<readonly string[] | 'all' | null>(null);
  useEffect(() => void look(settings), [settings]);
  useEffect(() => onGrantsChanged(() => known.value && void look(known.value.settings)), []);
  const { missing, idle } = grants.value;

  const ask = async (hosts: readonly string[] | 'all', patch: Partial<Settings>) => {
    refused.value = (await askFor(hosts)) ? null : hosts;
    if (refused.value === null) await changeSettings(patch);
  };
  const choose = (copy: Settings['copy']) => {
    if (copy === 'all') return void ask('all', { copy });
    refused.value = null;
    void changeSettings({ copy });
  };
  return (
    <Choices
      title={t('copying_ordinary')}
      value={settings.copy}
      choose={choose}
      choices={[
        { value: 'off', title: t('copying_off'), about: t('copying_off_about') },
        { value: 'all', title: t('copying_all'), about: t('copying_all_about') },
        { value: 'chosen', title: t('copying_chosen'), about: t('copying_chosen_about') },
      ]}
    >
      {settings.copy === 'chosen' && (
        <CopySites
          sites={settings.copySites}
          missing={missing === 'all' ? [] : missing}
          add={(host) => void ask([host], { copySites: [...new Set([...settings.copySites, host])].toSorted() })}
          remove={(host) => void changeSettings({ copySites: settings.copySites.filter((site) => site !== host) })}
        />
      )}
      {refused.value && <Refused hosts={refused.value} chosen={settings.copySites} />}
      {missing.length > 0 && !refused.value && (
        <Notice
          tone="caution"
          text={missing === 'all' ? t('copying_missing_all') : t('copying_missing', { sites: list(missing) })}
        >
          <button class="button small" type="button" onClick={() => void ask(missing, {})}>
            {t('copying_ask_again')}
          </button>
        </Notice>
      )}
      {idle && (
        <Notice text={t('copying_idle')}>
          <button class="button small" type="button" onClick={() => void giveBackIdle()}>
            {t('copying_give_back')}
          </button>
        </Notice>
      )}
    </Choices>
  );
}

/** What was not granted, and that this says nothing about the sites that were granted before. */
function Refused({ hosts, chosen }: { hosts: readonly string[] | 'all'; chosen: readonly string[] }) {
  if (hosts === 'all') return <Notice tone="caution" text={t('copying_refused_all')} />;
  return (
    <Notice
      tone="caution"
      text={t('copying_refused', { sites: list(hosts) })}
      more={chosen.some((site) => !hosts.includes(site)) ? t('copying_refused_others') : undefined}
    />
  );
}
