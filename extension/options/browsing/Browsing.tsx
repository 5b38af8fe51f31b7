import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { list, t } from '../../platform/i18n';
import type { Settings } from '../../platform/messages';
import { askFor, onGrantsChanged } from '../../ui/grants';
import { Notice } from '../../ui/Notice';
import { Choices } from '../Choices';
import { ChosenSites } from '../ChosenSites';
import { changeSettings, type Known } from '../state';
import { SettingSwitch } from '../SettingSwitch';
import { Made } from './Made';
import { lookForMissing, missing } from './missing';
import { Stopped } from './Stopped';

/** What is taken out of addresses while the person browses; asks for what that needs straight from the click. */
export function Browsing({ known: { settings } }: { known: Known }) {
  const refused = useSignal(false);
  useEffect(() => void lookForMissing(settings), [settings]);
  useEffect(() => onGrantsChanged(() => void lookForMissing(settings)), [settings]);

  const ask = async (hosts: readonly string[] | 'all', patch: Partial<Settings>) => {
    refused.value = hosts.length > 0 && !(await askFor(hosts, ['webRequest']));
    if (!refused.value) await changeSettings(patch);
  };
  const needed = settings.browseOn === 'all' ? 'all' : settings.browseSites;
  const turn = (patch: Partial<Settings>, on: boolean) => void (on ? ask(needed, patch) : changeSettings(patch));
  return (
    <>
      {settings.policy !== 'share' && <Notice tone="caution" text={t('browsing_policy')} />}
      {refused.value && <Notice tone="caution" text={t('browsing_refused')} />}
      <Missing ask={(hosts) => void ask(hosts, {})} />
      <SettingSwitch
        title={t('browsing_rules')}
        about={t('browsing_rules_about')}
        on={settings.browse}
        change={(browse) => turn({ browse }, browse)}
      />
      <Choices
        title={t('browsing_address')}
        value={settings.address}
        choose={(address) => turn({ address }, address !== 'off')}
        choices={[
          { value: 'off', title: t('browsing_address_off'), about: t('browsing_address_off_about') },
          {
            value: 'identifiers',
            title: t('browsing_address_identifiers'),
            about: t('browsing_address_identifiers_about'),
          },
          { value: 'campaigns', title: t('browsing_address_campaigns'), about: t('browsing_address_campaigns_about') },
        ]}
      />
      <Choices
        title={t('browsing_where')}
        value={settings.browseOn}
        choose={(browseOn) => turn({ browseOn }, browseOn === 'all' && (settings.browse || settings.address !== 'off'))}
        choices={[
          { value: 'all', title: t('browsing_all'), about: t('browsing_all_about') },
          { value: 'chosen', title: t('browsing_chosen'), about: t('browsing_chosen_about') },
        ]}
      >
        {settings.browseOn === 'chosen' && (
          <ChosenSites
            sites={settings.browseSites}
            missing={missing.value === 'all' ? [] : missing.value}
            none={t('browsing_no_sites')}
            add={(host) => void ask([host], { browseSites: [...new Set([...settings.browseSites, host])].toSorted() })}
            remove={(host) =>
              void changeSettings({ browseSites: settings.browseSites.filter((site) => site !== host) })
            }
          />
        )}
      </Choices>
      <Stopped />
      {settings.browse && settings.policy === 'share' && !settings.paused && <Made />}
    </>
  );
}

function Missing({ ask }: { ask: (hosts: readonly string[] | 'all') => void }) {
  const hosts = missing.value;
  if (hosts.length === 0) return null;
  return (
    <Notice
      tone="caution"
      text={hosts === 'all' ? t('browsing_missing_all') : t('browsing_missing', { sites: list(hosts) })}
    >
      <button class="button small" type="button" onClick={() => ask(hosts)}>
        {t('copying_ask_again')}
      </button>
    </Notice>
  );
}
