import { t } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { filters } from './find';
import { filter, grouping, groupings, order, wanted } from './listing';
import { orders } from './order';

/** What is listed, how it stands together, and in which order. */
export function Tools() {
  return (
    <div class="tools">
      <label class="search">
        <span class="unseen">{t('links_search')}</span>
        <Icon name="search" />
        <input
          class="field"
          type="search"
          placeholder={t('links_search')}
          spellcheck={false}
          autocapitalize="off"
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      </label>
      <Choose
        label={t('links_grouping')}
        values={groupings.map((value) => [value, t(`links_grouping_${value}`)])}
        value={grouping.value}
        choose={(value) => (grouping.value = value)}
      />
      <Choose
        label={t('links_filter')}
        values={filters.map((value) => [value, t(`links_filter_${value}`)])}
        value={filter.value}
        choose={(value) => (filter.value = value)}
      />
      <Choose
        label={t('links_order')}
        values={orders.map((value) => [value, t(`links_order_${value}`)])}
        value={order.value}
        choose={(value) => (order.value = value)}
      />
    </div>
  );
}

interface ChooseProps<T extends string> {
  readonly label: string;
  readonly values: readonly (readonly [value: T, text: string])[];
  readonly value: T;
  readonly choose: (value: T) => void;
}

function Choose<T extends string>({ label, values, value, choose }: ChooseProps<T>) {
  return (
    <select
      class="field choose"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const found = values.find(([each]) => each === event.currentTarget.value);
        if (found) choose(found[0]);
      }}
    >
      {values.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
