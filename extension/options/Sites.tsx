import { useSignal } from '@preact/signals';
import type { UserEntry } from '../../src/index';
import { t } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { number } from '../ui/numbers';
import { AddSite } from './AddSite';
import { SiteEntry } from './SiteEntry';
import { changeEntry, restore, type Known } from './state';

interface Deleted {
  readonly host: string;
  readonly entry: UserEntry;
}

/** What the person chose for single sites: to be found, changed, added and deleted. */
export function Sites({ known }: { known: Known }) {
  const wanted = useSignal('');
  const open = useSignal<string | null>(null);
  const deleted = useSignal<Deleted | null>(null);
  const hosts = Object.keys(known.sites);
  // A site that was just added has nothing to store yet.
  const all = open.value !== null && !hosts.includes(open.value) ? [open.value, ...hosts] : hosts;
  const found = all.filter((host) => host === open.value || matches(host, known.sites[host] ?? {}, wanted.value));

  const remove = async (host: string) => {
    const entry = known.sites[host];
    if (open.value === host) open.value = null;
    if (entry && (await changeEntry(host, { kind: 'delete' }))) deleted.value = { host, entry };
  };
  const undo = ({ host, entry }: Deleted) => {
    deleted.value = null;
    void restore(host, entry);
  };
  return (
    <>
      <p class="lead">{t('sites_lead')}</p>
      <div class="tools">
        <label class="search">
          <span class="unseen">{t('sites_search')}</span>
          <Icon name="search" />
          <input
            class="field"
            type="search"
            dir="auto"
            placeholder={t('sites_search')}
            value={wanted.value}
            onInput={(event) => (wanted.value = event.currentTarget.value)}
          />
        </label>
        <AddSite add={(host) => (open.value = host)} />
      </div>
      {deleted.value && (
        <div class="undo" role="status">
          {t('sites_deleted', { site: deleted.value.host })}
          <button class="button small" type="button" onClick={() => deleted.value && undo(deleted.value)}>
            {t('sites_undo')}
          </button>
        </div>
      )}
      {found.length === 0 && <p class="empty">{all.length === 0 ? t('sites_none') : t('sites_not_found')}</p>}
      <p class="unseen" role="status">
        {t('sites_count', { found: number(found.length), all: number(all.length) })}
      </p>
      <ul class="entries">
        {found.map((host) => (
          <SiteEntry
            key={host}
            host={host}
            entry={known.sites[host] ?? {}}
            here={known.storage.unsynced.includes(host)}
            open={open.value === host}
            toggle={() => (open.value = open.value === host ? null : host)}
            remove={() => void remove(host)}
          />
        ))}
      </ul>
    </>
  );
}

function matches(host: string, { keep = [], strip = [] }: UserEntry, wanted: string): boolean {
  const words = wanted.trim().toLowerCase();
  return [host, ...keep, ...strip].some((text) => text.toLowerCase().includes(words));
}
