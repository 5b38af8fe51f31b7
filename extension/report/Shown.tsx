import type { Result } from '../../src/index';
import { t } from '../platform/i18n';
import { readable } from '../ui/readable';
import { Middle } from '../ui/Middle';
import { told } from './format';
import { hostPattern } from './host-pattern';
import { masked } from './mask';
import { choices, choose } from './state';

/** How much of the link the report shows: host, path, and each value by itself. */
export function Shown({ result }: { result: Result }) {
  const { host, path, about, shown } = choices.value;
  const pattern = hostPattern(result.host);
  return (
    <section>
      <h2>{t('report_shows')}</h2>
      {pattern !== result.host && (
        <label class="labelled">
          {t('report_host')}
          <select
            class="field"
            value={host}
            onChange={({ currentTarget: { value } }) => choose({ host: value === 'whole' ? 'whole' : 'pattern' })}
          >
            <option value="pattern">{pattern}</option>
            <option value="whole">{result.host}</option>
          </select>
        </label>
      )}
      <label class="labelled">
        {t('report_path')}
        <select
          class="field"
          value={path}
          onChange={({ currentTarget: { value } }) =>
            choose({ path: value === 'whole' || value === 'nothing' ? value : 'shape' })
          }
        >
          <option value="shape">{t('report_path_shape')}</option>
          <option value="whole">{t('report_path_whole')}</option>
          <option value="nothing">{t('report_path_nothing')}</option>
        </select>
      </label>
      {result.decisions.length > 0 && (
        <>
          <p class="about">{t('report_values')}</p>
          <ul class="values">
            {told(result.decisions, about).map((index) => (
              <Value key={index} result={result} index={index} open={shown.includes(index)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Value({ result, index, open }: { result: Result; index: number; open: boolean }) {
  const { name = '', value = '' } = result.decisions[index] ?? {};
  const { shown } = choices.value;
  return (
    <li>
      <span class="pair">
        <Middle class="name" text={readable(name)} />
        {value !== '' && <Middle class="value" text={open ? readable(value) : masked(value)} />}
      </span>
      <button
        class="button small"
        type="button"
        aria-label={t(open ? 'report_mask_named' : 'report_show_named', { name: readable(name) })}
        onClick={() => choose({ shown: open ? shown.filter((each) => each !== index) : [...shown, index] })}
      >
        {t(open ? 'report_mask' : 'report_show')}
      </button>
    </li>
  );
}
