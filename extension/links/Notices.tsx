import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import { askFor } from '../ui/grants';
import { Notice } from '../ui/Notice';
import { number } from '../ui/numbers';
import { chosen, counts, reach, rows, standing, trouble } from './state';

/** What of the page is not seen or not listed, and why, with the button that may change it. */
export function Notices() {
  const { unseenFrames, tooLong, links } = counts.value;
  const listed = rows.value.reduce((sum, { places }) => sum + places.size, 0);
  const now = standing.value;
  return (
    <div class="notices">
      {now === 'closed' && (
        <Notice text={t('links_closed')} more={t('links_closed_more')}>
          <Allow />
        </Notice>
      )}
      {now === 'moved' && (
        <Notice tone="caution" text={t('links_moved')} more={t('links_moved_more')}>
          <Allow />
        </Notice>
      )}
      {now === 'withdrawn' && (
        <Notice tone="caution" text={t('links_withdrawn')} more={t('links_withdrawn_more')}>
          <Allow />
        </Notice>
      )}
      {trouble.value !== null && <Notice tone="wrong" text={t('links_unjudged')} more={trouble.value} />}
      {chosen.value?.settings.paused && <Notice icon="pause" text={t('links_paused')} />}
      {now === 'open' && unseenFrames > 0 && (
        <Notice text={t('links_unseen_frames', { count: number(unseenFrames) })}>
          <Allow />
        </Notice>
      )}
      {now === 'open' && tooLong > 0 && <Notice text={t('links_too_long', { count: number(tooLong) })} />}
      {now === 'open' && links - tooLong > listed && listed > 0 && (
        <Notice text={t('links_left_out', { listed: number(listed), count: number(links) })} />
      )}
    </div>
  );
}

function Allow() {
  const refused = useSignal(false);
  const allow = async () => {
    refused.value = !(await askFor('all'));
    await reach();
  };
  return (
    <>
      <button class="button small" type="button" onClick={() => void allow()}>
        {t('links_allow')}
      </button>
      <button class="button small" type="button" onClick={() => void reach()}>
        {t('links_again')}
      </button>
      <span role="status">{refused.value ? t('links_refused') : ''}</span>
    </>
  );
}
