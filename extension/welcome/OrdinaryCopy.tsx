import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import type { Settings } from '../platform/messages';
import { ask } from '../ui/ask';
import { askFor } from '../ui/grants';
import { Icon } from '../ui/Icon';
import { Switch } from '../ui/Switch';

type Outcome =
  { readonly is: Settings['copy'] | 'all_buttons' | 'refused' } | { readonly is: 'failed'; readonly text: string };

/** Offers to clean ordinary copies, and what sites' own buttons give. The permission is asked for by the click itself, and for nothing before it. */
export function OrdinaryCopy() {
  const outcome = useSignal<Outcome | null>(null);
  const withButtons = useSignal(false);
  const choose = async (copy: Settings['copy']) => {
    if (copy === 'all' && !(await askFor('all'))) {
      outcome.value = { is: 'refused' };
      return;
    }
    const answer = await ask('changeSettings', { patch: { copy, buttons: withButtons.value ? copy : 'off' } });
    const is = copy === 'all' && withButtons.value ? 'all_buttons' : copy;
    outcome.value = answer.ok ? { is } : { is: 'failed', text: answer.text };
  };
  const said = outcome.value;
  return (
    <section class="offer">
      <h2>{t('welcome_ordinary')}</h2>
      <p>{t('welcome_ordinary_about')}</p>
      <Switch on={withButtons.value} change={(on) => (withButtons.value = on)}>
        {t('welcome_buttons')}
      </Switch>
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
