import type { Result } from '../../src/index';
import { reasonText } from '../platform/i18n';
import { LayerChip } from '../ui/LayerChip';
import { readable } from '../ui/readable';

const most = 100;

/** What a link carries, those that go first, each with who decided and why. */
export function CarriedList({ result: { decisions, sealed } }: { result: Result }) {
  const goesFirst = decisions.toSorted((a, b) => Number(a.action === 'keep') - Number(b.action === 'keep'));
  return (
    <ul class="carried">
      {goesFirst.slice(0, most).map(({ name, action, layer, message, vendor }, index) => (
        <li key={index}>
          {action === 'strip' ? (
            <del dir="ltr">{readable(name.slice(0, 200))}</del>
          ) : (
            <b dir="ltr">{readable(name.slice(0, 200))}</b>
          )}
          <LayerChip layer={layer} />
          {message.id !== sealed?.message.id && (
            <span class="why">
              {[vendor === message.args['vendor'] ? null : vendor, reasonText(message)].filter(Boolean).join(' · ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
