import { t } from '../platform/i18n';
import type { Settings } from '../platform/messages';
import { Choices } from './Choices';
import { InPages } from './InPages';
import { SettingSwitch } from './SettingSwitch';
import { changeSettings, type Known } from './state';

/** How links are copied. */
export function Copying({ known: { settings } }: { known: Known }) {
  return (
    <>
      <SettingSwitch
        title={t('copying_paused')}
        about={t('copying_paused_about')}
        on={settings.paused}
        change={(paused) => change({ paused })}
      />
      <InPages settings={settings} />
      <section>
        <h2>{t('copying_links')}</h2>
        <SettingSwitch
          title={t('copying_affiliate')}
          about={t('copying_affiliate_about')}
          on={settings.keepAffiliate}
          change={(keepAffiliate) => change({ keepAffiliate })}
        />
        <SettingSwitch
          title={t('copying_fragment')}
          about={t('copying_fragment_about')}
          on={settings.keepTextFragment}
          change={(keepTextFragment) => change({ keepTextFragment })}
        />
      </section>
      <Choices
        title={t('copying_click')}
        value={settings.click}
        choose={(click) => change({ click })}
        choices={[
          { value: 'popup', title: t('copying_click_popup'), about: t('copying_click_popup_about') },
          { value: 'copy', title: t('copying_click_copy'), about: t('copying_click_copy_about') },
        ]}
      />
      <Choices
        title={t('copying_policy')}
        value={settings.policy}
        choose={(policy) => change({ policy })}
        choices={[
          { value: 'share', title: t('copying_policy_share'), about: t('copying_policy_share_about') },
          { value: 'crawl', title: t('copying_policy_crawl'), about: t('copying_policy_crawl_about') },
          { value: 'samepage', title: t('copying_policy_samepage'), about: t('copying_policy_samepage_about') },
        ]}
      />
    </>
  );
}

function change(patch: Partial<Settings>): void {
  void changeSettings(patch);
}
