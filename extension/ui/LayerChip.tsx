import type { Layer } from '../../src/index';
import { t } from '../platform/i18n';
import { Icon } from './Icon';

/** A layer, or what a rule does that decides about no parameter. */
export type ChipLayer = Layer | 'wrapper' | 'warning';

/** Who decided: drawing, word and colour, any of which is enough. */
export function LayerChip({ layer }: { layer: ChipLayer }) {
  return (
    <span class={`chip ${layer}`} title={t(`layer_${layer}_meaning`)}>
      <Icon name={layer} />
      {t(`layer_${layer}`)}
    </span>
  );
}
