import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { UserEntry } from '../../src/index';
import { t } from '../platform/i18n';
import { hostName } from '../platform/settings/host';
import { Icon } from '../ui/Icon';
import { number } from '../ui/numbers';
import { AddSite } from './AddSite';
import { placeIn } from './place';
import { SiteEntry } from './SiteEntry';
import { BulkBar } from './sites/BulkBar';
import { KindFilter } from './sites/KindFilter';
import { isOfKind, type Filter } from './sites/kinds';
import { deleteEntries, restore, type Known } from './state';

type Entries = Readonly<Record<string, UserEntry>>;

const page = 100;

/** What the person chose for single sites: to be found, changed, added and deleted. `#sites/HOST` opens one of them. */
export function Sites({ known }: { known: Known }) {
  const wanted = useSignal('');
  const filter = useSignal<Filter>('all');
  const room = useSignal(page);
  const open = useSignal<string | null>(siteInAddress());
  const picked = useSignal<ReadonlySet<string>>(new Set());
  const deleted = useSignal<Entries | null>(null);
  useEffect(() => {
    const moved = () => (open.value = siteInAddress() ?? open.value);
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  const hosts = Object.keys(known.sites);
  const entryOf = (host: string) => known.sites[host] ?? {};
  // A site that was just added has nothing to store yet.
  const added = open.value !== null && !hosts.includes(open.value) ? [open.value] : [];
  const all = [...added, ...hosts];
  const found = all.filter((host) => host === open.value || matches(host, entryOf(host), wanted.value));
  const ofKind = found.filter((host) => host === open.value || isOfKind(entryOf(host), filter.value));
  // The one that is open comes first where it would be out of sight.
  const listed = ofKind.toSorted((a, b) => Number(b === open.value) - Number(a === open.value));
  const shown = ofKind.length > room.value ? listed.slice(0, room.value) : ofKind;
  const stored = ofKind.filter((host) => Object.hasOwn(known.sites, host));
  // What was picked and is out of sight is not deleted.
  const taken = new Set([...picked.value].filter((host) => stored.includes(host)));

  const remove = async (gone: readonly string[]) => {
    const entries = Object.fromEntries(gone.flatMap((host) => (known.sites[host] ? [[host, known.sites[host]]] : [])));
    if (open.value !== null && gone.includes(open.value)) open.value = null;
    if (Object.keys(entries).length === 0 || !(await deleteEntries(Object.keys(entries)))) return;
    deleted.value = entries;
    picked.value = new Set();
  };
  const undo = (entries: Entries) => {
    deleted.value = null;
    void restore(entries);
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
          {deletedText(Object.keys(deleted.value))}
          <button class="button small" type="button" onClick={() => deleted.value && undo(deleted.value)}>
            {t('sites_undo')}
          </button>
        </div>
      )}
      {hosts.length > 0 && (
        <KindFilter entries={found.map(entryOf)} chosen={filter.value} choose={(next) => (filter.value = next)} />
      )}
      {stored.length > 1 && (
        <BulkBar
          listed={stored}
          picked={taken}
          pick={(next) => (picked.value = next)}
          remove={() => void remove([...taken])}
        />
      )}
      {ofKind.length === 0 && <p class="empty">{all.length === 0 ? t('sites_none') : t('sites_not_found')}</p>}
      <p class="unseen" role="status">
        {t('sites_count', { found: number(ofKind.length), all: number(all.length) })}
      </p>
      <ul class="entries sites">
        {shown.map((host) => (
          <SiteEntry
            key={host}
            host={host}
            entry={entryOf(host)}
            here={known.storage.unsynced.includes(host)}
            open={open.value === host}
            toggle={() => (open.value = open.value === host ? null : host)}
            remove={() => void remove([host])}
            picked={stored.length > 1 && Object.hasOwn(known.sites, host) ? taken.has(host) : null}
            pick={(on) => {
              const next = new Set(taken);
              if (on) next.add(host);
              else next.delete(host);
              picked.value = next;
            }}
          />
        ))}
      </ul>
      {ofKind.length > room.value && (
        <button class="button small more" type="button" onClick={() => (room.value += page)}>
          {t('rules_more', {
            count: number(Math.min(page, ofKind.length - room.value)),
            left: number(ofKind.length - room.value),
          })}
        </button>
      )}
    </>
  );
}

function deletedText(hosts: readonly string[]): string {
  const [only = ''] = hosts;
  return hosts.length === 1
    ? t('sites_deleted', { site: only })
    : t('sites_deleted_count', { count: number(hosts.length) });
}

function matches(host: string, { keep = [], strip = [] }: UserEntry, wanted: string): boolean {
  const words = wanted.trim().toLowerCase();
  return [host, ...keep, ...strip].some((text) => text.toLowerCase().includes(words));
}

/** The site that the address asks for; null when it asks for none, or for what is no site. */
function siteInAddress(): string | null {
  const { section, wanted } = placeIn(location.hash);
  return section === 'sites' && wanted !== null ? hostName(wanted) : null;
}
