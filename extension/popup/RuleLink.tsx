import { t } from '../platform/i18n';
import { openOptions, optionsLink } from './options';

/** Leads to a rule in the options: what it rests on, and the switch that takes it out of use. */
export function RuleLink({ id }: { id: string }) {
  return (
    <a
      class="rule"
      href={optionsLink(`rules/${id}`)}
      aria-label={t('popup_rule_named', { rule: id })}
      title={id}
      onClick={(event) => {
        event.preventDefault();
        void openOptions(`rules/${id}`);
      }}
    >
      {t('popup_rule')}
    </a>
  );
}
