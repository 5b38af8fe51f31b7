import { t } from '../platform/i18n';
import { number } from '../ui/numbers';
import { ParameterRow } from './ParameterRow';
import type { Row, View } from './view';

/** Every parameter, those that go first. Arrow keys walk from one button to the next. */
export function Rows({ view }: { view: View }) {
  const goes = view.rows.filter(({ decision }) => decision.action === 'strip');
  const stays = view.rows.filter(({ decision }) => decision.action === 'keep');
  return (
    <div class="groups" onKeyDown={walk}>
      <Group title={t('popup_goes', { count: number(view.removed) })} rows={goes} site={view.site ?? ''} />
      <Group
        title={t('popup_stays', { count: number(view.total - view.removed) })}
        rows={stays}
        site={view.site ?? ''}
      />
      {view.rowsLeftOut > 0 && <p class="left-out">{t('popup_rows_left_out', { count: number(view.rowsLeftOut) })}</p>}
    </div>
  );
}

function Group({ title, rows, site }: { title: string; rows: readonly Row[]; site: string }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="rows">
        {rows.map((row) => (
          <ParameterRow key={row.index} row={row} site={site} />
        ))}
      </ul>
    </section>
  );
}

function walk(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
