import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { browser } from '../platform/browser';
import { t } from '../platform/i18n';
import { formAddress } from '../platform/reports/form';
import { forgetWaiting, onWaitingChanged, readWaiting, type Waiting } from '../platform/reports/queue';
import { copyText } from './clipboard';
import { date } from './numbers';
import './waiting.css';

/** The reports that wait on this device, each to be read, sent by a click, or deleted; nothing where none waits. */
export function WaitingReports() {
  const waiting = useSignal<readonly Waiting[]>([]);
  useEffect(() => {
    const look = () => void readWaiting().then((all) => (waiting.value = all));
    look();
    return onWaitingChanged(look);
  }, []);
  if (waiting.value.length === 0) return null;
  return (
    <section class="waiting">
      <h2>{t('waiting_title')}</h2>
      <p class="about">{t('waiting_about')}</p>
      <ul>
        {waiting.value.map((report) => (
          <Item key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

function Item({ report }: { report: Waiting }) {
  const sure = useSignal(false);
  const copied = useSignal(false);
  const { id, title, text, when } = report;
  const { address, whole } = formAddress(report);
  return (
    <li>
      <details>
        <summary>
          <bdi>{title}</bdi> <span class="about">{date(when)}</span>
        </summary>
        <pre dir="auto" tabIndex={0}>
          {text}
        </pre>
      </details>
      <div class="buttons">
        <button
          class="button small"
          type="button"
          aria-label={t('waiting_open_named', { title })}
          onClick={() => void browser.tabs.create({ url: address })}
        >
          {t(whole ? 'report_open' : 'report_open_empty')}
        </button>
        <button
          class="button small"
          type="button"
          aria-label={t('waiting_copy_named', { title })}
          onClick={() => void copyText(text).then((done) => (copied.value = done))}
          onBlur={() => (copied.value = false)}
        >
          {copied.value ? t('popup_copied') : t('report_copy')}
        </button>
        <button
          class="button small"
          type="button"
          aria-label={t(sure.value ? 'waiting_delete_sure' : 'waiting_delete_named', { title })}
          onClick={() => (sure.value ? void forgetWaiting(id) : (sure.value = true))}
          onBlur={() => (sure.value = false)}
        >
          {sure.value ? t('waiting_delete_sure') : t('waiting_delete')}
        </button>
      </div>
    </li>
  );
}
