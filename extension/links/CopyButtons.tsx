import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import { copyText } from '../ui/clipboard';

/** Copies one link clean, or as it is in the page. */
export function CopyButtons({ link, clean }: { link: string; clean: string }) {
  const copied = useSignal<string | null>(null);
  const copy = async (text: string) => {
    copied.value = (await copyText(text)) ? text : null;
  };
  return (
    <>
      <button class="button small" type="button" onClick={() => void copy(clean)}>
        {copied.value === clean ? t('popup_copied') : t(clean === link ? 'popup_copy_link' : 'popup_copy_clean')}
      </button>
      {clean !== link && (
        <button class="button small" type="button" onClick={() => void copy(link)}>
          {copied.value === link ? t('popup_copied') : t('popup_copy_original')}
        </button>
      )}
    </>
  );
}
