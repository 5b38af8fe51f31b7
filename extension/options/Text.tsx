import { t } from '../platform/i18n';
import { TextBox } from '../ui/text/TextBox';

/** A text from anywhere, with its links cleaned. */
export function Text() {
  return (
    <>
      <p class="lead">{t('text_lead')}</p>
      <TextBox />
    </>
  );
}
