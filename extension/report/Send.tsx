import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { browser } from '../platform/browser';
import { t, type TextKey } from '../platform/i18n';
import { formAddress } from '../platform/reports/form';
import { keepWaiting } from '../platform/reports/queue';
import { copyText } from '../ui/clipboard';
import { download } from '../ui/download';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { choices, secrets, text, title, titleSecrets } from './state';

type Said = { readonly done: boolean; readonly text: TextKey; readonly more?: string };

/** The ways in which the report leaves, none of them by itself. */
export function Send() {
  const said = useSignal<Said | null>(null);
  const online = useOnline();
  const report = { kind: choices.value.kind, title: title.value, text: text.value };
  const refused = secrets.value.length + titleSecrets.value.length > 0;
  const { address, whole } = formAddress(report);

  const open = async () => {
    await browser.tabs.create({ url: address });
    said.value = { done: true, text: whole ? 'report_opened' : 'report_opened_empty' };
  };
  const copy = async () => {
    said.value = (await copyText(report.text))
      ? { done: true, text: 'report_copied' }
      : { done: false, text: 'report_not_copied' };
  };
  const save = () => {
    download(report.text, `plainlink-report-${new Date().toISOString().slice(0, 10)}.md`, 'text/markdown');
    said.value = { done: true, text: 'report_saved' };
  };
  const keep = async () => {
    try {
      await keepWaiting(report);
      said.value = { done: true, text: 'report_kept' };
    } catch (error) {
      const more = error instanceof Error ? error.message : String(error);
      said.value = { done: false, text: 'report_not_kept', more };
    }
  };
  return (
    <section>
      {!online.value && <Notice text={t('report_offline')} />}
      {!whole && <Notice text={t('report_too_long')} />}
      <div class="buttons">
        <button
          class={`button ${online.value ? 'primary' : ''}`}
          type="button"
          disabled={refused || !online.value}
          onClick={() => void open()}
        >
          {t(whole ? 'report_open' : 'report_open_empty')}
        </button>
        <button
          class={`button ${online.value ? '' : 'primary'}`}
          type="button"
          disabled={refused}
          onClick={() => void keep()}
        >
          {t('report_keep')}
        </button>
        <button class="button" type="button" disabled={refused} onClick={() => void copy()}>
          <Icon name="copy" />
          {t('report_copy')}
        </button>
        <button class="button" type="button" disabled={refused} onClick={save}>
          {t('report_save')}
        </button>
      </div>
      <p class="about">{t('report_open_about')}</p>
      <div role="status" class="said">
        {said.value && (
          <Notice
            tone={said.value.done ? 'plain' : 'wrong'}
            icon={said.value.done ? 'check' : 'wrong'}
            text={t(said.value.text)}
            more={said.value.more}
          />
        )}
      </div>
    </section>
  );
}

function useOnline() {
  const online = useSignal(navigator.onLine);
  useEffect(() => {
    const look = () => (online.value = navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return online;
}
