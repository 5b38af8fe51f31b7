import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import { copyText } from '../ui/clipboard';
import { Icon } from '../ui/Icon';
import { inert } from '../ui/inert';
import { LayerChip } from '../ui/LayerChip';
import { number } from '../ui/numbers';
import { reportLink } from './report-link';
import type { Carried, Row } from './row';
import { chosen, show, shown } from './state';

/** Longer addresses are cut where they are shown; they are copied whole. */
const longest = 1000;
const mostCarried = 100;

/** All about one link, and where it is in the page. */
export function Details({ row, close }: { row: Row; close: () => void }) {
  const copied = useSignal<'clean' | 'link' | null>(null);
  const { link, judged, places } = row;
  const clean = chosen.value?.settings.paused ? link : (judged?.clean ?? link);
  const copy = async (what: 'clean' | 'link') => {
    copied.value = (await copyText(what === 'clean' ? clean : link)) ? what : null;
  };
  const seen = shown.value?.link === link ? shown.value : null;
  return (
    <section class="details" aria-label={t('links_details')}>
      <button class="button small bare square close" type="button" aria-label={t('links_close')} onClick={close}>
        <Icon name="close" />
      </button>
      <p class="whole" dir="ltr" tabIndex={0}>
        {inert(clean.slice(0, longest))}
        {clean.length > longest && '…'}
      </p>
      {clean !== link && (
        <p class="whole before" dir="ltr">
          <del>
            {inert(link.slice(0, longest))}
            {link.length > longest && '…'}
          </del>
        </p>
      )}
      <p class="where" role="status">
        {seen?.how && t(`links_how_${seen.how}`, { at: number(seen.at + 1), count: number(places.size) })}
      </p>
      <div class="buttons">
        <button class="button small" type="button" onClick={() => void copy('clean')}>
          {copied.value === 'clean' ? t('popup_copied') : t(clean === link ? 'popup_copy_link' : 'popup_copy_clean')}
        </button>
        {clean !== link && (
          <button class="button small" type="button" onClick={() => void copy('link')}>
            {copied.value === 'link' ? t('popup_copied') : t('popup_copy_original')}
          </button>
        )}
        <button class="button small" type="button" onClick={() => show(row)}>
          {t(places.size > 1 && seen ? 'links_show_next' : 'links_show')}
        </button>
        {reportLink && (
          <button class="button small" type="button" onClick={() => reportLink?.(row)}>
            {t('links_report')}
          </button>
        )}
      </div>
      {judged && judged.carried.length > 0 && (
        <ul class="carried">
          {judged.carried.slice(0, mostCarried).map((carried, index) => (
            <CarriedItem key={index} carried={carried} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CarriedItem({ carried: { name, goes, layer, vendor } }: { carried: Carried }) {
  const text = inert(name.slice(0, 200));
  return (
    <li>
      {goes ? <del dir="ltr">{text}</del> : <span dir="ltr">{text}</span>}
      <span class="vendor">{[t(goes ? 'links_is_removed' : 'links_is_kept'), vendor].filter(Boolean).join(' · ')}</span>
      <LayerChip layer={layer} />
    </li>
  );
}
