import type { Layer } from '../../src/index';
import { t } from '../platform/i18n';
import { Icon } from './Icon';

/** Who decided: drawing, word and colour, any of which is enough. */
export function LayerChip({ layer }: { layer: Layer }) {
  return (
    <span class={`chip ${layer}`} title={t(`layer_${layer}_meaning`)}>
      <Icon name={layer} />
      {t(`layer_${layer}`)}
    </span>
  );
}
