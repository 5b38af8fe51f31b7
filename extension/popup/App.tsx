import { t } from '../platform/i18n';
import { Notice } from '../ui/Notice';
import { CopyBar } from './CopyBar';
import { Foot } from './Foot';
import { LinkView } from './LinkView';
import { load, phase, trouble } from './state';
import { SiteBar } from './SiteBar';
import { viewOf } from './view';

/** The whole popup: one of its states, between the site's bar and the foot. */
export function App() {
  const now = phase.value;
  if (now.is === 'reading') return <p class="reading">{t('popup_reading')}</p>;
  const view = now.is === 'ready' ? viewOf(now.explained) : null;
  return (
    <>
      <SiteBar site={view?.site ?? null} alone={view && !view.otherPolicy ? view.alone : null} />
      <main>
        {trouble.value !== null && <Notice tone="wrong" text={t('not_changed')} more={trouble.value} />}
        {now.is === 'untouchable' && (
          <>
            <Notice text={t('popup_untouchable')} more={t('popup_untouchable_more')} />
            {now.url !== null && <CopyBar link={now.url} original={now.url} label={t('popup_copy_address')} />}
          </>
        )}
        {now.is === 'failed' && <Retry why={now.text} />}
        {now.is === 'ready' && view && (
          <LinkView view={view} title={now.tab.title} paused={now.explained.settings.paused} />
        )}
      </main>
      <Foot settings={now.is === 'ready' ? now.explained.settings : null} />
    </>
  );
}

function Retry({ why }: { why: string }) {
  return (
    <Notice tone="wrong" text={t('popup_failed')} more={why}>
      <button class="button small" type="button" autofocus onClick={() => void load()}>
        {t('retry')}
      </button>
    </Notice>
  );
}
