import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import { copyText } from '../ui/clipboard';
import { number } from '../ui/numbers';
import { asCsv, asJson } from './export';
import { listed, picked, select, selected, selectedCount } from './listing';
import { chosen } from './state';

/** What can be done with the chosen links, or with all that are listed where none is chosen. */
export function Picked() {
  const said = useSignal('');
  const count = number(picked.value.length);
  const paused = chosen.value?.settings.paused ?? false;
  const some = selectedCount.value > 0;
  const all = some && listed.value.every(({ link }) => selected.value.has(link));
  const copy = async () => {
    const text = picked.value.map(({ link, judged }) => (paused ? link : (judged?.clean ?? link))).join('\n');
    said.value = (await copyText(text)) ? t('links_copied', { count }) : t('popup_not_copied');
  };
  const save = (kind: 'csv' | 'json') => {
    const text = kind === 'csv' ? asCsv(picked.value) : asJson(picked.value);
    download(
      text,
      `links-${new Date().toISOString().slice(0, 10)}.${kind}`,
      kind === 'csv' ? 'text/csv' : 'application/json',
    );
    said.value = t('links_saved', { count });
  };
  const nothing = picked.value.length === 0;
  return (
    <div class="picked">
      <label class="all">
        <input
          type="checkbox"
          checked={all}
          indeterminate={some && !all}
          disabled={listed.value.length === 0}
          onChange={() => select(listed.value, !all)}
        />
        {some ? t('links_selected', { count: number(selectedCount.value) }) : t('links_select_all')}
      </label>
      <span class="buttons">
        <button class="button small" type="button" disabled={nothing} onClick={() => void copy()}>
          {t('links_copy', { count })}
        </button>
        {(['csv', 'json'] as const).map((kind) => (
          <button
            key={kind}
            class="button small"
            type="button"
            disabled={nothing}
            aria-label={t(`links_save_${kind}_named`, { count })}
            onClick={() => save(kind)}
          >
            {t(`links_save_${kind}`)}
          </button>
        ))}
      </span>
      <p class="said" role="status">
        {said.value}
      </p>
    </div>
  );
}

function download(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
