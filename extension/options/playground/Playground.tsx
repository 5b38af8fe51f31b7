import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../platform/i18n';
import { Notice } from '../../ui/Notice';
import type { Known } from '../state';
import { type Tried, tryLink } from './explain';
import { Policies } from './Policies';
import { Walk } from './Walk';

type Answer = { readonly tried: readonly Tried[] } | { readonly wrong: string };

/** A link, what each policy makes of it, and each step on the way. */
export function Playground({ known }: { known: Known }) {
  const typed = useSignal('');
  const answer = useSignal<Answer | null>(null);
  const chosen = useSignal(known.settings.policy);
  const link = typed.value.trim();
  useEffect(() => {
    let over = false;
    const found = link === '' ? Promise.resolve(null) : tryLink(link, known).then(asAnswer, whyNot);
    // Of several that are under way, the last one counts.
    void found.then((latest) => {
      if (!over) answer.value = latest;
    });
    return () => {
      over = true;
    };
  }, [link, known]);
  const now = answer.value;
  const shown = now && 'tried' in now ? now.tried.find(({ policy }) => policy === chosen.value) : undefined;
  return (
    <>
      <p class="lead">{t('play_lead')}</p>
      <label class="play-link">
        <span class="unseen">{t('play_link')}</span>
        <textarea
          class="field"
          rows={3}
          dir="ltr"
          placeholder="https://example.com/?id=1&utm_source=newsletter"
          spellcheck={false}
          autocapitalize="off"
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      {now === null && link === '' && <p class="empty">{t('play_nothing')}</p>}
      {now && 'wrong' in now && <Notice tone="wrong" text={t('play_failed')} more={now.wrong} />}
      {now && 'tried' in now && (
        <Policies tried={now.tried} chosen={chosen.value} choose={(policy) => (chosen.value = policy)} />
      )}
      {shown && <Walk tried={shown} />}
    </>
  );
}

const asAnswer = (tried: readonly Tried[]): Answer => ({ tried });
const whyNot = (error: unknown): Answer => ({ wrong: error instanceof Error ? error.message : String(error) });
