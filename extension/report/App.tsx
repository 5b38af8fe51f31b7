import { t } from '../platform/i18n';
import { Notice } from '../ui/Notice';
import { WaitingReports } from '../ui/WaitingReports';
import { Send } from './Send';
import { Shown } from './Shown';
import { load, phase } from './state';
import { Text } from './Text';
import { What } from './What';

/** The page on which a mistake is reported: what is wrong, what of the link is shown, and the text that leaves. */
export function App() {
  const now = phase.value;
  return (
    <main>
      <header>
        <h1>{t('report_title')}</h1>
        <p class="lead">{t('report_lead')}</p>
      </header>
      {now.is === 'reading' && <p class="reading">{t('report_reading')}</p>}
      {now.is === 'nothing' && <Notice text={t('report_nothing')} more={t('report_nothing_more')} />}
      {now.is === 'failed' && (
        <Notice tone="wrong" text={t('report_failed')} more={now.text}>
          <button class="button small" type="button" onClick={() => void load()}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {now.is === 'ready' && (
        <div class="columns">
          <div class="choices">
            <What result={now.result} />
            <Shown result={now.result} />
          </div>
          <div class="outcome">
            <Text />
            <Send />
          </div>
        </div>
      )}
      <WaitingReports />
    </main>
  );
}
