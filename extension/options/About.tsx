import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { browser } from '../platform/browser';
import { t } from '../platform/i18n';
import { ask } from '../ui/ask';
import { Shortcuts } from '../ui/Shortcuts';
import { WaitingReports } from '../ui/WaitingReports';

/** Versions, shortcuts, licence. */
export function About() {
  const policy = useSignal<string | null>(null);
  useEffect(() => {
    void ask('explain', { text: 'https://example.com/' }).then((answer) => {
      if (answer.ok && !('error' in answer.value.result)) policy.value = answer.value.result.policy;
    });
  }, []);
  const { version } = browser.runtime.getManifest();
  const rules = /\+rules\.(.+?)(\+|$)/.exec(policy.value ?? '')?.[1];
  return (
    <>
      <p class="lead">{t('description')}</p>
      <dl class="facts">
        <dt>{t('about_version')}</dt>
        <dd>{version}</dd>
        {rules !== undefined && (
          <>
            <dt>{t('about_rules')}</dt>
            <dd>{rules}</dd>
          </>
        )}
        <dt>{t('about_policy')}</dt>
        <dd>{policy.value ?? '–'}</dd>
        <dt>{t('about_licence')}</dt>
        <dd>MIT</dd>
      </dl>
      <section>
        <h2>{t('about_shortcuts')}</h2>
        <Shortcuts />
      </section>
      <WaitingReports />
      <section>
        <h2>{t('about_privacy')}</h2>
        <p class="about">{t('about_privacy_text')}</p>
      </section>
    </>
  );
}
