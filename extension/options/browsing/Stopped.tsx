import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { onBrowsingChanged } from '../../platform/browsing/state';
import { changeStopped, readStopped } from '../../platform/browsing/stopped';
import { t } from '../../platform/i18n';
import { Middle } from '../../ui/Middle';

/** Sites that put back what is taken out, each with a way to try again. */
export function Stopped() {
  const sites = useSignal<readonly string[]>([]);
  useEffect(() => {
    const look = () => void readStopped().then((found) => (sites.value = found));
    look();
    return onBrowsingChanged(look);
  }, []);
  if (sites.value.length === 0) return null;
  return (
    <section class="stopped">
      <h2>{t('browsing_stopped')}</h2>
      <p class="about">{t('browsing_stopped_about')}</p>
      <ul>
        {sites.value.map((site) => (
          <li key={site}>
            <Middle text={site} />
            <button
              class="button small"
              type="button"
              aria-label={t('browsing_try_again', { site })}
              onClick={() => void changeStopped((all) => all.filter((one) => one !== site))}
            >
              {t('browsing_try')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
