import type { Step } from '../../src/index';
import { reasonText, t } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { number } from '../ui/numbers';

/** What else was changed in the text; open when something a person would wonder about is among it. */
export function Steps({ steps, open }: { steps: readonly Step[]; open: boolean }) {
  if (steps.length === 0) return null;
  return (
    <details class="steps" open={open}>
      <summary>
        <Icon name="right" />
        {t('popup_steps', { count: number(steps.length) })}
      </summary>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{reasonText(step.message)}</li>
        ))}
      </ol>
    </details>
  );
}
