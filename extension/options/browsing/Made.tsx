import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { browser } from '../../platform/browser';
import { type BrowsingState, onBrowsingChanged, readBrowsing } from '../../platform/browsing/state';
import { list, t } from '../../platform/i18n';
import { Notice } from '../../ui/Notice';
import { number } from '../../ui/numbers';
import './browsing.css';

const kinds = ['everywhere', 'host', 'path', 'guard', 'wrapper', 'shape', 'site'] as const;

/** How many rules the browser was given, of how many it takes, and what it cannot be told. */
export function Made() {
  const made = useSignal<BrowsingState | null>(null);
  useEffect(() => {
    const look = () => void readBrowsing().then((found) => (made.value = found));
    look();
    return onBrowsingChanged(look);
  }, []);
  const state = made.value;
  return (
    <section class="made">
      <h2>{t('browsing_made')}</h2>
      {state === null ? (
        <p class="about" role="status">
          {t('browsing_making')}
        </p>
      ) : state.trouble !== '' ? (
        <Notice tone="wrong" text={t('browsing_trouble')} more={state.trouble} />
      ) : (
        <>
          <Quotas state={state} />
          <table>
            <thead>
              <tr>
                <th scope="col">{t('browsing_kind')}</th>
                <th scope="col">{t('browsing_count')}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <tr key={kind}>
                  <th scope="row">{t(`browsing_kind_${kind}`)}</th>
                  <td>{number(state.counts[kind])}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <LeftOut state={state} />
        </>
      )}
    </section>
  );
}

/** What each browser says that it takes. Firefox has one limit for all rules. */
interface Limits {
  readonly MAX_NUMBER_OF_DYNAMIC_RULES?: number;
  readonly MAX_NUMBER_OF_UNSAFE_DYNAMIC_RULES?: number;
  readonly MAX_NUMBER_OF_REGEX_RULES?: number;
}

function Quotas({ state: { counts, redirects, expressions } }: { state: BrowsingState }) {
  const limits = browser.declarativeNetRequest as Limits;
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const quotas = [
    ['browsing_quota', all, limits.MAX_NUMBER_OF_DYNAMIC_RULES],
    ['browsing_quota_redirects', redirects, limits.MAX_NUMBER_OF_UNSAFE_DYNAMIC_RULES],
    ['browsing_quota_expressions', expressions, limits.MAX_NUMBER_OF_REGEX_RULES],
  ] as const;
  return (
    <ul class="quotas">
      {quotas.map(([key, count, most]) =>
        most === undefined ? null : <li key={key}>{t(key, { count: number(count), most: number(most) })}</li>,
      )}
    </ul>
  );
}

function LeftOut({ state: { leftOut } }: { state: BrowsingState }) {
  const count = leftOut.reduce((sum, { names }) => sum + names.length, 0);
  if (count === 0) return null;
  return (
    <details>
      <summary>{t('browsing_left_out', { count: number(count) })}</summary>
      <p class="about">{t('browsing_left_out_about')}</p>
      <dl>
        {leftOut.map(({ why, names }) => (
          <div key={why}>
            <dt>{t(`browsing_left_${why}`)}</dt>
            <dd>
              <code>{list(names)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
