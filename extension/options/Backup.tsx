import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../platform/i18n';
import { ask } from '../ui/ask';
import { download } from '../ui/download';
import { changeHistory, followHistory, remembered } from '../ui/history/state';
import { Notice } from '../ui/Notice';
import { number } from '../ui/numbers';
import { historyIn, withHistory } from './backup-file';
import { few } from './few';
import { Meter } from './Meter';
import { SettingSwitch } from './SettingSwitch';
import { importAll, type Known } from './state';

type Outcome = { readonly tone: 'plain' | 'wrong'; readonly text: string; readonly more?: string };

/** Everything as a file and back, and how full the synced storage is. */
export function Backup({ known: { storage } }: { known: Known }) {
  const outcome = useSignal<Outcome | null>(null);
  const copiesToo = useSignal(false);
  useEffect(followHistory, []);
  const history = remembered.value?.history ?? null;
  const save = async () => {
    const answer = await ask('exportAll', null);
    if (!answer.ok) outcome.value = { tone: 'wrong', text: t('backup_not_exported'), more: answer.text };
    else {
      const text = copiesToo.value && history ? withHistory(answer.value, history) : answer.value;
      download(text, `plainlink-${new Date().toISOString().slice(0, 10)}.json`, 'application/json');
      outcome.value = { tone: 'plain', text: t('backup_exported') };
    }
  };
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const text = await file.text();
    const answer = await importAll(text);
    input.value = '';
    if (!answer.ok) outcome.value = { tone: 'wrong', text: t('backup_not_imported'), more: answer.text };
    else if (!answer.value.ok)
      outcome.value = { tone: 'wrong', text: t('backup_not_imported'), more: answer.value.error };
    else outcome.value = imported(answer.value, await takeHistory(text));
  };
  return (
    <>
      <p class="lead">{t('backup_lead')}</p>
      {history && history.copies.length > 0 && (
        <SettingSwitch
          title={t('backup_with_history')}
          about={t('backup_with_history_about')}
          on={copiesToo.value}
          change={(on) => (copiesToo.value = on)}
        />
      )}
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
            onChange={(event) => void take(event.currentTarget)}
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

interface Imported {
  readonly sites: number;
  readonly leftOut: readonly string[];
  readonly forLater: readonly string[];
}

function imported({ sites, leftOut, forLater }: Imported, ofHistory: string | null): Outcome {
  const more = [
    leftOut.length > 0 ? t('backup_left_out', { suffixes: few(leftOut) }) : null,
    forLater.length > 0 ? t('backup_kept_for_later', { names: few(forLater) }) : null,
    ofHistory,
  ].filter((sentence) => sentence !== null);
  const text = t('backup_imported', { count: number(sites) });
  return more.length === 0 ? { tone: 'plain', text } : { tone: 'plain', text, more: more.join(' ') };
}

/** Adds the recent copies of a file to those here. @returns what became of them; null where it has none */
async function takeHistory(text: string): Promise<string | null> {
  const history = historyIn(text);
  if (history === null) return null;
  if (history === 'strange') return t('backup_history_strange');
  if (remembered.value?.keep === 'off') return t('backup_history_off');
  return (await changeHistory({ kind: 'restore', history })) ? t('backup_history_read') : t('not_changed');
}
