import { t } from '../platform/i18n';

/** One link as an example: what stays, what goes, and what each part is. */
export function Sample() {
  return (
    <figure>
      <p class="link" dir="ltr">
        https://shop.example/lamp?colour=blue
        <wbr />
        <del>&amp;utm_source=newsletter</del>
        <wbr />
        <del>&amp;fbclid=IwAR2xQmVnT5v0mA7bL8cKpQz9d</del>
      </p>
      <figcaption>{t('welcome_sample')}</figcaption>
    </figure>
  );
}
