import { useSignal } from '@preact/signals';
import { t } from '../platform/i18n';
import { number } from '../ui/numbers';
import { Details } from './Details';
import { GroupLine } from './GroupLine';
import { LinkLine } from './LinkLine';
import { type Line, lines, listed } from './listing';
import { Notices } from './Notices';
import { Picked } from './Picked';
import type { Row } from './row';
import { busy, counts, rows, show, showNone, standing } from './state';
import { Tools } from './Tools';
import { VirtualList } from './VirtualList';
import './links.css';

const lineHeight = 48;

/** The links of a page: found, grouped, chosen, copied, shown in the page. */
export function LinkList() {
  const detailed = useSignal<string | null>(null);
  const row = rows.value.find(({ link }) => link === detailed.value);
  const choose = (chosen: Row) => {
    detailed.value = chosen.link;
    show(chosen);
  };
  const close = () => {
    const line = document.querySelector<HTMLElement>('.chosen .main');
    detailed.value = null;
    showNone();
    line?.focus();
  };
  const all = lines.value;
  const none = emptyText();
  return (
    <div
      class="links"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !row) return;
        event.preventDefault();
        close();
      }}
    >
      <Notices />
      {standing.value !== 'closed' && (
        <>
          <Tools />
          <p class="sum">{sumText()}</p>
          <Picked />
          {all.length === 0 && none !== null ? (
            <p class="empty">{none}</p>
          ) : (
            <VirtualList
              label={t('tab_links')}
              count={all.length}
              lineHeight={lineHeight}
              busy={busy.value}
              keyOf={(index) => keyOf(all[index])}
              line={(index, active) => {
                const line = all[index];
                if (!line) return null;
                if (line.is === 'group') return <GroupLine group={line.group} open={line.open} active={active} />;
                const chosen = line.row.link === detailed.value;
                return (
                  <LinkLine
                    row={line.row}
                    active={active}
                    chosen={chosen}
                    choose={() => (chosen ? close() : choose(line.row))}
                  />
                );
              }}
            />
          )}
          {row && <Details row={row} close={close} />}
        </>
      )}
    </div>
  );
}

const keyOf = (line: Line | undefined): string => (line?.is === 'group' ? line.group.key : (line?.key ?? ''));

function sumText(): string {
  const { links, others } = counts.value;
  const found = Math.max(links, rows.value.length);
  const text = [t('links_count', { count: number(found) })];
  if (listed.value.length !== rows.value.length) text.push(t('links_listed', { count: number(listed.value.length) }));
  if (others > 0) text.push(t('links_others', { count: number(others) }));
  if (busy.value) text.push(t('links_reading'));
  return text.join(' · ');
}

function emptyText(): string | null {
  if (rows.value.length > 0) return listed.value.length > 0 ? t('links_no_parameters') : t('links_not_found');
  return busy.value || standing.value === 'reading' ? null : t('links_none');
}
