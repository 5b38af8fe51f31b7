import type { UserEntry } from '../../src/index';
import { list, t } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { Middle } from '../ui/Middle';
import { Switch } from '../ui/Switch';
import { NameList } from './NameList';
import { changeEntry } from './state';

interface Props {
  readonly host: string;
  readonly entry: UserEntry;
  /** Whether it is on this device alone, for want of room. */
  readonly here: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly remove: () => void;
  /** Whether it is picked, to be deleted with others; null where it cannot be. */
  readonly picked: boolean | null;
  readonly pick: (on: boolean) => void;
}

/** One site: what was chosen in a line, and everything to change it when it is open. */
export function SiteEntry({ host, entry, here, open, toggle, remove, picked, pick }: Props) {
  const part = `entry-${host}`;
  const change = (name: string, action: 'keep' | 'strip' | null) =>
    void changeEntry(host, { kind: 'parameter', name, action });
  return (
    <li class="entry">
      {picked !== null && (
        <input
          class="pick"
          type="checkbox"
          aria-label={t('sites_pick', { site: host })}
          checked={picked}
          onChange={(event) => pick(event.currentTarget.checked)}
        />
      )}
      <button class="head" type="button" aria-expanded={open} aria-controls={part} onClick={toggle}>
        <Icon name="right" />
        <Middle class="host" text={host} />
        <span class="gist">{gist(entry)}</span>
        {here && <span class="here">{t('sites_here_only')}</span>}
      </button>
      <div class="body" id={part} hidden={!open}>
        {open && (
          <>
            <NameList title={t('sites_keep')} names={entry.keep ?? []} change={change} action="keep" />
            <NameList title={t('sites_strip')} names={entry.strip ?? []} change={change} action="strip" />
            <Switch on={entry.alone === true} change={(on) => void changeEntry(host, { kind: 'alone', on })}>
              {t('sites_alone')}
            </Switch>
            <Switch on={entry.liftGuard === true} change={(on) => void changeEntry(host, { kind: 'liftGuard', on })}>
              {t('sites_lift')}
            </Switch>
            <button class="button small delete" type="button" onClick={remove}>
              {t('sites_delete')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function gist({ keep = [], strip = [], alone, liftGuard }: UserEntry): string {
  const parts = [
    ...(alone ? [t('sites_gist_alone')] : []),
    ...(keep.length > 0 ? [t('sites_gist_keep', { names: list(keep) })] : []),
    ...(strip.length > 0 ? [t('sites_gist_strip', { names: list(strip) })] : []),
    ...(liftGuard ? [t('sites_gist_lift')] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : t('sites_gist_nothing');
}
