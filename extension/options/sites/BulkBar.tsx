import { t } from '../../platform/i18n';
import { number } from '../../ui/numbers';

interface Props {
  /** Sites that are listed now, of which all or none can be picked at once. */
  readonly listed: readonly string[];
  readonly picked: ReadonlySet<string>;
  readonly pick: (hosts: ReadonlySet<string>) => void;
  readonly remove: () => void;
}

/** Picks every site of the list, and deletes those that are picked. */
export function BulkBar({ listed, picked, pick, remove }: Props) {
  const all = listed.length > 0 && listed.every((host) => picked.has(host));
  return (
    <div class="bulk">
      <label>
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = picked.size > 0 && !all;
          }}
          onChange={() => pick(new Set(all ? [] : listed))}
        />
        {t('sites_pick_all')}
      </label>
      <button class="button small delete" type="button" disabled={picked.size === 0} onClick={remove}>
        {picked.size === 0 ? t('sites_delete_picked') : t('sites_delete_count', { count: number(picked.size) })}
      </button>
    </div>
  );
}
