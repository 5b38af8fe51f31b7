import type { UserEntry } from '../../../src/index';
import { t } from '../../platform/i18n';
import { number } from '../../ui/numbers';
import { isOfKind, kinds, type Filter } from './kinds';

interface Props {
  /** Those that were found. */
  readonly entries: readonly UserEntry[];
  readonly chosen: Filter;
  readonly choose: (filter: Filter) => void;
}

/** What was chosen for sites, each kind with how many sites it has. */
export function KindFilter({ entries, chosen, choose }: Props) {
  return (
    <fieldset class="filters">
      <legend class="unseen">{t('sites_filters')}</legend>
      {(['all', ...kinds] as const).map((filter) => (
        <label key={filter} class="filter">
          <input class="unseen" type="radio" name="kind" checked={filter === chosen} onChange={() => choose(filter)} />
          {t(`sites_filter_${filter}`)}{' '}
          <span class="count">{number(entries.filter((entry) => isOfKind(entry, filter)).length)}</span>
        </label>
      ))}
    </fieldset>
  );
}
