import { t } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { Middle } from '../ui/Middle';
import { AddSite } from './AddSite';

interface Props {
  readonly sites: readonly string[];
  /** What it means that there are none. */
  readonly none: string;
  /** Those that the browser does not let the extension reach. */
  readonly missing: readonly string[];
  readonly add: (host: string) => void;
  readonly remove: (host: string) => void;
}

/** The chosen sites on which something is cleaned. */
export function ChosenSites({ sites, none, missing, add, remove }: Props) {
  return (
    <div class="copy-sites">
      <AddSite add={add} label={t('copying_add')} />
      {sites.length === 0 && <p class="empty">{none}</p>}
      <ul class="tokens">
        {sites.map((host) => (
          <li key={host} class="token">
            {missing.includes(host) && <Icon name="caution" />}
            <Middle text={host} />
            <button
              type="button"
              aria-label={t('copying_take_out', { site: host })}
              title={t('copying_take_out', { site: host })}
              onClick={() => remove(host)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
