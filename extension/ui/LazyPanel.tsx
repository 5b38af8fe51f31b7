import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../platform/i18n';
import { Notice } from './Notice';

/** What comes in a file of its own; until then that it is read, or why it could not be. */
export function LazyPanel({ load }: { load: () => Promise<ComponentType> }) {
  const reading = useSignal<{ readonly Panel: ComponentType } | { readonly wrong: string } | null>(null);
  const read = async () => {
    reading.value = null;
    try {
      reading.value = { Panel: await load() };
    } catch (error) {
      reading.value = { wrong: error instanceof Error ? error.message : String(error) };
    }
  };
  useEffect(() => void read(), []);
  const now = reading.value;
  if (now === null) return <p class="reading">{t('panel_reading')}</p>;
  if ('Panel' in now) return <now.Panel />;
  return (
    <Notice tone="wrong" text={t('panel_failed')} more={now.wrong}>
      <button class="button small" type="button" onClick={() => void read()}>
        {t('retry')}
      </button>
    </Notice>
  );
}
