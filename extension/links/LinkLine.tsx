import { t } from '../platform/i18n';
import { inert, inertWords } from '../ui/inert';
import { LayerChip } from '../ui/LayerChip';
import { number } from '../ui/numbers';
import { Address } from './Address';
import { select, selected } from './listing';
import type { Row } from './row';

interface Props {
  readonly row: Row;
  readonly active: boolean;
  /** It is the one whose details are open. */
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** One link: where it leads, what is done about it, and what a person reads there. */
export function LinkLine({ row, active, chosen, choose }: Props) {
  const tabIndex = active ? 0 : -1;
  const on = selected.value.has(row.link);
  return (
    <div class={`link-line${chosen ? ' chosen' : ''}`}>
      <input
        type="checkbox"
        checked={on}
        tabIndex={tabIndex}
        aria-label={t('links_select', { link: row.link.slice(0, 200) })}
        onChange={() => select([row], !on)}
      />
      <button class="main" type="button" tabIndex={tabIndex} aria-expanded={chosen} onClick={choose}>
        <Address link={row.link} />
        <span class="about">
          <Verdict row={row} />
          {row.text !== '' && <bdi class="words">{t('links_words', { words: inertWords(row.text) })}</bdi>}
          {row.places.size > 1 && <span class="times">{t('links_times', { count: number(row.places.size) })}</span>}
        </span>
      </button>
    </div>
  );
}

function Verdict({ row: { judged } }: { row: Row }) {
  if (!judged) return <span class="verdict">…</span>;
  if (judged.sealed) return <LayerChip layer="guard" />;
  const goes = judged.carried.filter((carried) => carried.goes);
  return (
    <>
      {judged.opened && <LayerChip layer="wrapper" />}
      {judged.goes > 0 && (
        <>
          <span class="unseen">{t('links_goes', { count: number(judged.goes) })}</span>
          <span class="less" aria-hidden="true" dir="ltr">
            −{number(judged.goes)}
          </span>
          <del class="names" dir="ltr">
            {inert(
              goes
                .slice(0, 8)
                .map(({ name }) => name.slice(0, 60))
                .join(' '),
            )}
          </del>
        </>
      )}
      {judged.goes === 0 && !judged.opened && <span class="verdict">{t('links_nothing_goes')}</span>}
    </>
  );
}
