import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import { copyText } from './clipboard';
import { Icon } from './Icon';

interface Props {
  readonly text: () => string;
  readonly label: string;
  readonly primary?: boolean;
}

const shownFor = 2000;

/** A button that copies a text, and says on itself whether the clipboard took it. */
export function CopyButton({ text, label, primary = false }: Props) {
  const done = useSignal<boolean | null>(null);
  const copy = async () => {
    done.value = await copyText(text());
    setTimeout(() => (done.value = null), shownFor);
  };
  const said = done.value === null ? label : done.value ? t('copy_done') : t('copy_refused');
  return (
    <button class={`button ${primary ? 'primary' : ''}`} type="button" onClick={() => void copy()}>
      <Icon name={done.value === null ? 'copy' : done.value ? 'check' : 'wrong'} />
      <span aria-live="polite">{said}</span>
    </button>
  );
}
