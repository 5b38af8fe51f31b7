import type { Result } from '../../src/index';
import { t } from '../platform/i18n';
import { readable } from '../ui/readable';
import { Notice } from '../ui/Notice';
import { choices, choose } from './state';
import { told } from './format';

const kinds = ['broke', 'left-in'] as const;

/** What is wrong, and with which part of the link. */
export function What({ result: { decisions } }: { result: Result }) {
  const { kind, about } = choices.value;
  const chosen = about === null ? undefined : decisions[about];
  return (
    <section>
      <fieldset>
        <legend>{t('report_what')}</legend>
        {kinds.map((each) => {
          const key = each === 'broke' ? 'broke' : 'left_in';
          return (
            <label key={each} class="choice">
              <input type="radio" name="kind" checked={kind === each} onChange={() => choose({ kind: each })} />
              <span>
                {t(`report_${key}`)}
                <span class="about">{t(`report_${key}_about`)}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <label class="labelled">
        {t('report_about')}
        <select
          class="field"
          value={String(about ?? '')}
          onChange={({ currentTarget: { value } }) => choose({ about: value === '' ? null : Number(value) })}
        >
          <option value="">{t('report_about_whole')}</option>
          {told(decisions, about).map((index) => (
            <option key={index} value={String(index)}>
              {short(readable(decisions[index]?.name ?? ''))}
            </option>
          ))}
        </select>
      </label>
      {chosen?.layer === 'user' && <Notice text={t('report_own_choice')} />}
      {chosen && /^[^:]+:\d+$/.test(chosen.rule) && <Notice text={t('report_of_a_list')} />}
    </section>
  );
}

const short = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);
