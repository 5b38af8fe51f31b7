import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import { ask } from '../ui/ask';
import { download } from '../ui/download';
import { Notice } from '../ui/Notice';
import { number } from '../ui/numbers';
import { few } from './few';
import { Meter } from './Meter';
import { importAll, type Known } from './state';

type Outcome = { readonly tone: 'plain' | 'wrong'; readonly text: string; readonly more?: string };

/** Everything as a file and back, and how full the synced storage is. */
export function Backup({ known: { storage } }: { known: Known }) {
  const outcome = useSignal<Outcome | null>(null);
  const save = async () => {
    const answer = await ask('exportAll', null);
    if (!answer.ok) outcome.value = { tone: 'wrong', text: t('backup_not_exported'), more: answer.text };
    else {
      download(answer.value, `plainlink-${new Date().toISOString().slice(0, 10)}.json`, 'application/json');
      outcome.value = { tone: 'plain', text: t('backup_exported') };
    }
  };
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const answer = await importAll(await file.text());
    input.value = '';
    if (!answer.ok) outcome.value = { tone: 'wrong', text: t('backup_not_imported'), more: answer.text };
    else if (!answer.value.ok)
      outcome.value = { tone: 'wrong', text: t('backup_not_imported'), more: answer.value.error };
    else outcome.value = imported(answer.value);
  };
  return (
    <>
      <p class="lead">{t('backup_lead')}</p>
      <div class="buttons">
        <button class="button" type="button" onClick={() => void save()}>
          {t('backup_export')}
        </button>
        <label class="button file">
          {t('backup_import')}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void read(event.currentTarget)}
          />
        </label>
      </div>
      <div role="status">
        {outcome.value && (
          <Notice
            tone={outcome.value.tone}
            icon={outcome.value.tone === 'plain' ? 'check' : 'wrong'}
            text={outcome.value.text}
            more={outcome.value.more}
          />
        )}
      </div>
      <section>
        <h2>{t('backup_space')}</h2>
        <p class="about">{t('backup_space_about')}</p>
        <Meter storage={storage} />
        {storage.unsynced.length > 0 && <p class="about">{t('backup_unsynced', { sites: few(storage.unsynced) })}</p>}
        {storage.unknown.length > 0 && (
          <p class="about">{t('backup_unknown', { count: number(storage.unknown.length) })}</p>
        )}
      </section>
    </>
  );
}

function imported({ sites, leftOut }: { sites: number; leftOut: readonly string[] }): Outcome {
  const text = t('backup_imported', { count: number(sites) });
  return leftOut.length === 0
    ? { tone: 'plain', text }
    : { tone: 'plain', text, more: t('backup_left_out', { suffixes: few(leftOut) }) };
}
