import { useSignal } from '@preact/signals';
import type { Decision, Result } from '../../src/index';
import { reasonText, t, vendorText } from '../platform/i18n';
import { LayerChip } from '../ui/LayerChip';
import { Notice } from '../ui/Notice';
import { readable } from '../ui/readable';
import { reportLink } from './report-link';

const most = 100;

/** What a link carries, those that go first, each with who decided and why, and the way to say that this is wrong. */
export function CarriedList({ result: { input, decisions, sealed } }: { result: Result }) {
  const trouble = useSignal<string | null>(null);
  const goesFirst = decisions.toSorted((a, b) => Number(a.action === 'keep') - Number(b.action === 'keep'));
  return (
    <>
      {trouble.value !== null && <Notice tone="wrong" text={trouble.value} />}
      <ul class="carried">
        {goesFirst.slice(0, most).map((decision, index) => (
          <Carried
            key={index}
            decision={decision}
            told={decision.message.id === sealed?.message.id}
            report={async () => (trouble.value = await reportLink(input, decision))}
          />
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly decision: Decision;
  /** The reason is that of the whole link, and said above. */
  readonly told: boolean;
  readonly report: () => Promise<unknown>;
}

function Carried({ decision: { name, action, layer, message, vendor }, told, report }: Props) {
  const shown = readable(name.slice(0, 200));
  return (
    <li>
      {action === 'strip' ? <del dir="ltr">{shown}</del> : <b dir="ltr">{shown}</b>}
      <button
        class="button small bare"
        type="button"
        aria-label={t(action === 'strip' ? 'popup_report_broke' : 'popup_report_left_in', { name: shown })}
        onClick={() => void report()}
      >
        {t('popup_report')}
      </button>
      <LayerChip layer={layer} />
      {!told && (
        <span class="why">
          {[vendor === undefined || vendor === message.args['vendor'] ? null : vendorText(vendor), reasonText(message)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </li>
  );
}
