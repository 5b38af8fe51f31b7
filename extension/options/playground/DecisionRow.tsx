import type { Decision } from '../../../src/index';
import { reasonText, t } from '../../platform/i18n';
import { LayerChip } from '../../ui/LayerChip';
import { Middle } from '../../ui/Middle';
import { readable } from '../../ui/readable';
import { inert } from '../../ui/inert';

/** One parameter: whether it stays, who said so, and why. */
export function DecisionRow({ decision }: { decision: Decision }) {
  const { name, value, action, layer, rule, message, hint } = decision;
  return (
    <li class={`decision ${action}`}>
      <span class="pair">
        <Middle class="name" text={inert(name)} />
        {value !== '' && <Middle class="value" text={readable(value)} />}
      </span>
      <span class="verdict">
        {t(action === 'strip' ? 'play_goes' : 'play_stays')} <LayerChip layer={layer} />
      </span>
      <p class="why">
        {reasonText(message)} {hint && t('play_hint')} <code dir="ltr">{inert(rule)}</code>
      </p>
    </li>
  );
}
