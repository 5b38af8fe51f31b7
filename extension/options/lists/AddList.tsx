import { useSignal } from '@preact/signals';
import { subscribe } from '../../lists/subscribe';
import { t } from '../../platform/i18n';
import { listAddress, type AddressFault } from '../../platform/lists/address';
import { askForAddress } from '../../ui/grants';
import { busy, withLists } from './state';

/** A field for the address of a list, and a button for a file. */
export function AddList() {
  const typed = useSignal('');
  const wrong = useSignal<AddressFault | 'refused' | null>(null);
  const waits = busy.value === 'new';
  const submit = async (event: Event) => {
    event.preventDefault();
    const read = listAddress(typed.value);
    wrong.value = read.ok ? null : read.why;
    if (!read.ok) return;
    if (!(await askForAddress(read.address))) wrong.value = 'refused';
    else if (await withLists(() => subscribe({ kind: 'address', address: read.address }), 'new')) typed.value = '';
  };
  return (
    <form class="add add-list" onSubmit={(event) => void submit(event)} noValidate>
      <label for="add-list">{t('lists_address')}</label>
      <input
        class="field"
        id="add-list"
        type="url"
        dir="ltr"
        placeholder="https://"
        autocomplete="off"
        spellcheck={false}
        value={typed.value}
        aria-invalid={wrong.value !== null}
        aria-describedby="add-list-about add-list-wrong"
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          wrong.value = null;
        }}
      />
      <button class="button" type="submit" disabled={waits}>
        {t('lists_add')}
      </button>
      <label class="button file">
        {t('lists_open')}
        <input
          class="unseen"
          type="file"
          accept=".json,.txt,application/json,text/plain"
          disabled={waits}
          onChange={(event) => void open(event.currentTarget)}
        />
      </label>
      <p class="wrong" id="add-list-wrong" role="alert">
        {wrong.value && t(sentences[wrong.value])}
      </p>
      <p class="about" id="add-list-about" role="status">
        {waits ? t('lists_reading') : t('lists_address_about')}
      </p>
    </form>
  );
}

const sentences = {
  nothing: 'lists_wrong_nothing',
  'no-address': 'lists_wrong_address',
  'not-secure': 'lists_wrong_secure',
  refused: 'lists_wrong_refused',
} as const;

async function open(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (!file) return;
  const text = await file.text();
  input.value = '';
  await withLists(() => subscribe({ kind: 'file', file: file.name, text }), 'new');
}
