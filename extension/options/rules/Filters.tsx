import { t } from '../../platform/i18n';
import { number } from '../../ui/numbers';
import { kinds, type Kind, type ListedRule } from './listed';

/** Which of the rules that were found are shown. */
export type Filter = 'all' | 'off' | Kind;

const filters: readonly Filter[] = ['all', 'off', ...kinds];

interface Props {
  readonly found: readonly ListedRule[];
  readonly off: readonly string[];
  /** How many are switched off that this version does not have. */
  readonly gone: number;
  readonly chosen: Filter;
  readonly choose: (filter: Filter) => void;
}

/** The kinds of rules, each with how many were found. */
export function Filters({ found, off, gone, chosen, choose }: Props) {
  const count = (filter: Filter) => {
    if (filter === 'all') return found.length;
    if (filter === 'off') return found.filter(({ id }) => off.includes(id)).length + gone;
    return found.filter(({ kind }) => kind === filter).length;
  };
  return (
    <fieldset class="filters">
      <legend class="unseen">{t('rules_filters')}</legend>
      {filters.map((filter) => (
        <label key={filter} class="filter">
          <input
            class="unseen"
            type="radio"
            name="filter"
            checked={filter === chosen}
            onChange={() => choose(filter)}
          />
          {t(`rules_filter_${filter}`)} <span class="count">{number(count(filter))}</span>
        </label>
      ))}
    </fieldset>
  );
}
