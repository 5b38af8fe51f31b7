import { t } from '../platform/i18n';
import { Notice } from '../ui/Notice';
import { Browsed } from './Browsed';
import { CopyBar } from './CopyBar';
import { LinkView } from './LinkView';
import { given, load, trouble, type Phase } from './state';
import type { View } from './view';

/** The first tab: the link of the page that the popup was opened on, one that was dropped, or why there is none. */
export function ThisLink({ phase, view }: { phase: Phase; view: View | null }) {
  return (
    <>
      {trouble.value !== null && <Notice tone="wrong" text={t('not_changed')} more={trouble.value} />}
      {given.value !== null && (
        <Notice icon="link" text={t('popup_given')}>
          <button class="button small" type="button" onClick={() => void load()}>
            {t('popup_page_again')}
          </button>
        </Notice>
      )}
      {phase.is === 'untouchable' && (
        <>
          <Notice text={t('popup_untouchable')} more={t('popup_untouchable_more')} />
          {phase.url !== null && <CopyBar link={phase.url} original={phase.url} label={t('popup_copy_address')} />}
        </>
      )}
      {phase.is === 'failed' && <Retry why={phase.text} />}
      {phase.is === 'ready' && <Browsed tab={phase.tab} />}
      {phase.is === 'ready' && view && (
        <LinkView view={view} title={phase.tab.title} paused={phase.explained.settings.paused} />
      )}
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
