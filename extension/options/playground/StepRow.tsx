import type { Step } from '../../../src/index';
import { reasonText, t } from '../../platform/i18n';
import { inert } from '../../ui/inert';

const mostShown = 300;

/** One change of the text: why, by which clause, from what to what. */
export function StepRow({
  step: { message, clause, from, to },
  rule = clause,
}: {
  step: Step;
  rule?: string | undefined;
}) {
  return (
    <div class="step">
      <p>
        {reasonText(message)} <code dir="ltr">{inert(rule)}</code>
      </p>
      <p class="change" dir="ltr">
        <del>{short(from)}</del> → <ins>{to === '' ? t('play_empty') : short(to)}</ins>
      </p>
    </div>
  );
}

const short = (text: string): string => inert(text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);
