import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../platform/i18n';
import { inert } from '../../ui/inert';
import { Notice } from '../../ui/Notice';
import { few } from '../few';
import type { Known } from '../state';
import { purposeOf, purposeOfSites, sitesOf } from './purpose';
import { followGrants, giveBack, gone, granted } from './state';

/** What the browser lets the extension do, what each is for, and the way to give it back. */
export function Permissions({ known: { settings } }: { known: Known }) {
  const refused = useSignal<string | null>(null);
  useEffect(followGrants, []);
  const now = granted.value;
  if (!now) return <p class="reading">{t('permissions_reading')}</p>;
  const give = async (name: string, what: Parameters<typeof giveBack>[0]) => {
    refused.value = (await giveBack(what)) ? null : name;
  };
  return (
    <>
      <p class="lead">{t('permissions_lead')}</p>
      <div role="status">
        {gone.value.length > 0 && (
          <Notice tone="caution" text={t('permissions_gone', { names: few(gone.value.map(nameOf)) })} />
        )}
        {refused.value !== null && <Notice tone="wrong" text={t('permissions_not_given', { name: refused.value })} />}
      </div>
      <section>
        <h2>{t('permissions_sites')}</h2>
        {now.origins.length === 0 && <p class="empty">{t('permissions_no_sites')}</p>}
        <ul class="grants">
          {now.origins.map(({ origin, lists }) => (
            <Grant
              key={origin}
              name={nameOf(origin)}
              about={purposeOfSites(origin, lists, settings)}
              give={() => void give(nameOf(origin), { origins: [origin] })}
            />
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('permissions_browser')}</h2>
        <ul class="grants">
          {now.permissions.map((name) => (
            <Grant
              key={name}
              name={name}
              about={purposeOf(name)}
              give={now.fixed.includes(name) ? null : () => void give(name, { permissions: [name] })}
            />
          ))}
        </ul>
        <p class="about fixed">{t('permissions_fixed')}</p>
      </section>
    </>
  );
}

interface Props {
  readonly name: string;
  readonly about: string;
  /** null where it goes only with the extension. */
  readonly give: (() => void) | null;
}

function Grant({ name, about, give }: Props) {
  return (
    <li class="grant">
      <p class="name">
        <bdi>{name}</bdi>
      </p>
      <p class="about">{about}</p>
      {give && (
        <button class="button small" type="button" aria-label={t('permissions_give_named', { name })} onClick={give}>
          {t('permissions_give')}
        </button>
      )}
    </li>
  );
}

/** A pattern of sites as a person reads it; the name of an interface as it is. */
function nameOf(given: string): string {
  if (!/[:/<]/.test(given)) return given;
  const sites = sitesOf(given);
  return sites === null ? t('permissions_all_sites') : inert(sites);
}
