import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { Middle } from '../ui/Middle';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
  readonly action: 'keep' | 'strip';
  readonly change: (name: string, action: 'keep' | 'strip' | null) => void;
}

/** Names of parameters, each of which may be taken out, and a field for another one. */
export function NameList({ title, names, action, change }: Props) {
  const typed = useSignal('');
  const add = (event: Event) => {
    event.preventDefault();
    const name = typed.value.trim().replace(/^[?&]|=.*$/gs, '');
    if (name === '') return;
    typed.value = '';
    change(name, action);
  };
  return (
    <fieldset class="names">
      <legend>{title}</legend>
      <ul>
        {names.map((name) => (
          <li key={name} class="token">
            <Middle text={name} />
            <button
              type="button"
              aria-label={t('sites_take_out', { name })}
              title={t('sites_take_out', { name })}
              onClick={() => change(name, null)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <input
          class="field"
          dir="auto"
          aria-label={t('sites_name_for', { list: title })}
          placeholder={t('sites_name')}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={1000}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button class="button square" type="submit" aria-label={t('sites_add_name')} title={t('sites_add_name')}>
          <Icon name="plus" />
        </button>
      </form>
    </fieldset>
  );
}
