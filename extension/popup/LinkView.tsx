import { reasonText, t } from '../platform/i18n';
import { LinkText } from '../ui/LinkText';
import { Notice } from '../ui/Notice';
import { CopyBar } from './CopyBar';
import { PolicyNotice } from './PolicyNotice';
import { Rows } from './Rows';
import { StandingNotice } from './StandingNotice';
import { Steps } from './Steps';
import { choose } from './state';
import { summary } from './summary';
import type { View } from './view';

/** A link with all that is known about it. */
export function LinkView({ view, title, paused }: { view: View; title: string; paused: boolean }) {
  return (
    <>
      {view.result?.warnings.map((warning) => (
        <Notice key={warning.kind + (warning.name ?? '')} tone="caution" text={reasonText(warning.message)} />
      ))}
      <StandingNotice standing={view.standing} />
      {view.guardLifted && !view.otherPolicy && !paused && (
        <Notice icon="guard" text={t('popup_lifted')}>
          <button class="button small" type="button" onClick={() => void choose({ kind: 'liftGuard', on: false })}>
            {t('popup_unlift')}
          </button>
        </Notice>
      )}
      <section class="link" aria-label={t('popup_link')}>
        <LinkText pieces={view.pieces} />
        <p class="summary">{summary(view)}</p>
      </section>
      <CopyBar link={view.copy} original={view.original} label={label(view)} {...(view.result ? { title } : {})} />
      {view.otherPolicy && view.rows.length > 0 && <PolicyNotice policy={view.otherPolicy} />}
      <Rows view={view} />
      <Steps steps={view.steps} open={view.stepsOpen} />
    </>
  );
}

function label({ standing, copy, original }: View): string {
  if (standing.is === 'refused') return t('popup_copy_address');
  return copy === original ? t('popup_copy_link') : t('popup_copy_clean');
}
