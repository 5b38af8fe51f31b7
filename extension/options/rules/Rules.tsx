import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { plural, t } from '../../platform/i18n';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { placeIn } from '../place';
import { changeSettings, type Known } from '../state';
import { Filters, type Filter } from './Filters';
import { finder } from './find';
import { listRules } from './listed';
import { loadRules, type Documented } from './load';
import { RuleList } from './RuleList';

type Reading = { readonly rules: Documented } | { readonly wrong: string } | null;

/** Every shipped rule: to be found, read, and switched off. `#rules/ID` opens one of them. */
export function Rules({ known: { settings } }: { known: Known }) {
  const reading = useSignal<Reading>(null);
  const read = async () => {
    reading.value = null;
    try {
      reading.value = { rules: await loadRules() };
    } catch (error) {
      reading.value = { wrong: error instanceof Error ? error.message : String(error) };
    }
  };
  useEffect(() => void read(), []);
  const now = reading.value;
  return (
    <>
      <p class="lead">{t('rules_lead')}</p>
      {settings.policy !== 'share' && (
        <Notice text={t(`rules_policy_${settings.policy}`, { policy: t(`copying_policy_${settings.policy}`) })} />
      )}
      {now === null && <p class="reading">{t('rules_reading')}</p>}
      {now && 'wrong' in now && (
        <Notice tone="wrong" text={t('rules_unread')} more={now.wrong}>
          <button class="button small" type="button" onClick={() => void read()}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {now && 'rules' in now && <Explorer documented={now.rules} off={settings.rulesOff} />}
    </>
  );
}

function Explorer({ documented, off }: { documented: Documented; off: readonly string[] }) {
  const asked = useSignal(ruleInAddress());
  const wanted = useSignal(asked.value ?? '');
  const filter = useSignal<Filter>('all');
  useEffect(() => {
    const moved = () => {
      asked.value = ruleInAddress();
      if (asked.value === null) return;
      wanted.value = asked.value;
      filter.value = 'all';
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  const all = useMemo(() => listRules(documented.rules), [documented]);
  const find = useMemo(() => finder(all), [all]);
  const found = useMemo(() => find(wanted.value), [find, wanted.value]);
  const gone = useMemo(() => {
    const ids = new Set(all.map(({ id }) => id));
    const word = wanted.value.trim().toLowerCase();
    return off.filter((id) => !ids.has(id) && id.includes(word));
  }, [all, off, wanted.value]);
  // What is switched on again stays in sight until another filter is chosen.
  const wasOff = useMemo(() => off, [filter.value]);
  const shown = found.filter(({ id, kind }) => {
    if (filter.value === 'off') return off.includes(id) || wasOff.includes(id);
    return filter.value === 'all' || filter.value === kind;
  });
  return (
    <>
      <label class="search">
        <span class="unseen">{t('rules_search')}</span>
        <Icon name="search" />
        <input
          class="field"
          type="search"
          dir="auto"
          placeholder={t('rules_search')}
          spellcheck={false}
          autocapitalize="off"
          value={wanted.value}
          onInput={(event) => {
            asked.value = null;
            wanted.value = event.currentTarget.value;
          }}
        />
      </label>
      <Filters
        found={found}
        off={off}
        gone={gone.length}
        chosen={filter.value}
        choose={(next) => (filter.value = next)}
      />
      <p class="unseen" role="status">
        {plural('rules_count', all.length, { found: shown.length })}
      </p>
      {filter.value === 'off' && off.length > 0 && (
        <button class="button small all-on" type="button" onClick={() => void changeSettings({ rulesOff: [] })}>
          {t('rules_all_on')}
        </button>
      )}
      <RuleList
        // Another search or filter starts at the top again.
        key={`${filter.value} ${wanted.value}`}
        rules={shown}
        gone={filter.value === 'off' ? gone : []}
        off={off}
        notes={documented.notes}
        asked={asked.value}
        empty={emptyText(filter.value, wanted.value.trim(), off.length)}
      />
    </>
  );
}

function emptyText(filter: Filter, wanted: string, off: number): string {
  if (filter === 'off' && off === 0) return t('rules_none_off');
  return wanted === '' ? t('rules_none') : t('rules_not_found', { wanted });
}

/** The rule that the address asks for; null when it asks for none. */
function ruleInAddress(): string | null {
  const { section, wanted } = placeIn(location.hash);
  return section === 'rules' ? wanted : null;
}
