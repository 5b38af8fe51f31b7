import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { reasonText, t } from '../platform/i18n';
import type { Explained } from '../platform/messages';
import { ask, type Answer } from '../ui/ask';
import { Icon } from '../ui/Icon';
import { LinkText } from '../ui/LinkText';
import { Notice } from '../ui/Notice';
import { number } from '../ui/numbers';
import { linkPieces } from '../ui/pieces';
import { CarriedList } from './CarriedList';
import { CopyButtons } from './CopyButtons';
import type { Row } from './row';
import { show, shown } from './state';

/** All about one link: what of it goes and why, and where it is in the page. */
export function Details({ row, close }: { row: Row; close: () => void }) {
  const answer = useSignal<Answer<Explained> | null>(null);
  const { link, judged, places } = row;
  useEffect(() => {
    answer.value = null;
    void ask('explain', { text: link }).then((said) => (answer.value = said));
    // What is known changes with what the person chooses elsewhere.
  }, [link, judged]);
  const explained = answer.value?.ok ? answer.value.value : null;
  const result = explained && !('error' in explained.result) ? explained.result : null;
  const paused = explained?.settings.paused ?? false;
  const seen = shown.value?.link === link ? shown.value : null;
  return (
    <section class="details link" aria-label={t('links_details')}>
      <button class="button small bare square close" type="button" aria-label={t('links_close')} onClick={close}>
        <Icon name="close" />
      </button>
      <LinkText pieces={result && !paused ? linkPieces(result) : [{ text: link, goes: false }]} />
      <p class="where" role="status">
        {seen?.how && t(`links_how_${seen.how}`, { at: number(seen.at + 1), count: number(places.size) })}
      </p>
      <div class="buttons">
        <CopyButtons key={link} link={link} clean={paused ? link : (result?.canonical ?? link)} />
        <button class="button small" type="button" onClick={() => show(row)}>
          {t(places.size > 1 && seen ? 'links_show_next' : 'links_show')}
        </button>
      </div>
      {answer.value?.ok === false && <Notice tone="wrong" text={t('popup_failed')} more={answer.value.text} />}
      {result?.sealed && <Notice icon="lock" text={reasonText(result.sealed.message)} />}
      {result && <CarriedList result={result} />}
    </section>
  );
}
