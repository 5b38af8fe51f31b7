import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import type { Settings } from '../platform/messages';
import { ask } from '../ui/ask';
import { askFor } from '../ui/grants';
import { Icon } from '../ui/Icon';

type Outcome = { readonly is: Settings['copy'] | 'refused' } | { readonly is: 'failed'; readonly text: string };

/** Offers to clean ordinary copies. The permission is asked for by the click itself, and for nothing before it. */
export function OrdinaryCopy() {
  const outcome = useSignal<Outcome | null>(null);
  const choose = async (copy: Settings['copy']) => {
    if (copy === 'all' && !(await askFor('all'))) {
      outcome.value = { is: 'refused' };
      return;
    }
    const answer = await ask('changeSettings', { patch: { copy } });
    outcome.value = answer.ok ? { is: copy } : { is: 'failed', text: answer.text };
  };
  const said = outcome.value;
  return (
    <section class="offer">
      <h2>{t('welcome_ordinary')}</h2>
      <p>{t('welcome_ordinary_about')}</p>
      <div class="buttons">
        <button class="button primary" type="button" onClick={() => void choose('all')}>
          {t('welcome_all')}
        </button>
        <button class="button" type="button" onClick={() => void choose('chosen')}>
          {t('welcome_chosen')}
        </button>
        <button class="button" type="button" onClick={() => void choose('off')}>
          {t('welcome_not_now')}
        </button>
      </div>
      <p class="said" role="status">
        {said && (
          <>
            <Icon name={said.is === 'refused' || said.is === 'failed' ? 'info' : 'check'} />
            <span>
              {said.is === 'failed' ? said.text : t(`welcome_said_${said.is}`)}{' '}
              {said.is === 'chosen' && <a href="../options/options.html#copying">{t('welcome_choose_sites')}</a>}
            </span>
          </>
        )}
      </p>
    </section>
  );
}
