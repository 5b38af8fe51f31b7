import { reasonText, t, vendorText } from '../platform/i18n';
import { LayerChip } from '../ui/LayerChip';
import { Middle } from '../ui/Middle';
import { RuleLink } from './RuleLink';
import { readable } from '../ui/readable';
import { choose, report } from './state';
import type { Choice, Row } from './view';

/** One parameter: whether it goes, its name and value, who decided, why, and what can be done about it here. */
export function ParameterRow({ row, site }: { row: Row; site: string }) {
  const { name, value, action, layer, message, part } = row.decision;
  const why = [
    row.told || row.vendor === null ? null : vendorText(row.vendor),
    row.told ? null : reasonText(message),
    part === 'query' ? null : t(`popup_part_${part}`),
  ].filter((each) => each !== null);
  return (
    <li class={`row ${action}`}>
      <span class="pair">
        <Middle class="name" text={readable(name)} />
        {value !== '' && <Middle class="value" text={readable(value)} />}
      </span>
      <span class="side">
        <span class="choices">
          {row.choice && <ChoiceButton choice={row.choice} name={name} site={site} at={row.index} />}
          <ReportButton name={name} action={action} />
        </span>
        <LayerChip layer={layer} />
      </span>
      {why.length > 0 && (
        <p class="why">
          {why.join(' · ')}
          {row.rule !== null && (
            <>
              {' · '}
              <RuleLink id={row.rule} />
            </>
          )}
        </p>
      )}
    </li>
  );
}

interface ChoiceProps {
  readonly choice: Choice;
  readonly name: string;
  readonly site: string;
  readonly at: number;
}

function ChoiceButton({ choice, name, site, at }: ChoiceProps) {
  const change = async () => {
    await choose({ kind: 'parameter', name, action: choice === 'forget' ? null : choice });
    // The row may have moved to the other half of the list, which takes the focus away.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus());
  };
  return (
    <button
      class="button small choice"
      type="button"
      data-at={at}
      aria-label={t(`popup_${choice}_named`, { name, site })}
      onClick={() => void change()}
    >
      {t(`popup_${choice}`)}
    </button>
  );
}

/** What goes and is needed broke the link; what stays and is not was left in. */
function ReportButton({ name, action }: { name: string; action: 'keep' | 'strip' }) {
  const label = action === 'strip' ? 'popup_report_broke' : 'popup_report_left_in';
  return (
    <button
      class="button small choice"
      type="button"
      aria-label={t(label, { name: readable(name) })}
      onClick={() => void report(name, action === 'strip' ? 'broke' : 'left-in')}
    >
      {t('popup_report')}
    </button>
  );
}
