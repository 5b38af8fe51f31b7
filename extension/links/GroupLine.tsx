import { t, vendorText } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { inert } from '../ui/inert';
import { LayerChip } from '../ui/LayerChip';
import { number } from '../ui/numbers';
import type { Group } from './groups';
import { toggleGroup } from './listing';

/** Links with something in common, which a click shows. */
export function GroupLine({ group, open, active }: { group: Group; open: boolean; active: boolean }) {
  const { about, places, goes } = group;
  const carried = 'carried' in about ? about.carried : null;
  return (
    <div class="group-line">
      <button
        class="main"
        type="button"
        tabIndex={active ? 0 : -1}
        aria-expanded={open}
        onClick={() => toggleGroup(group.key)}
      >
        <Icon name={open ? 'down' : 'right'} />
        <span class="what">
          {'site' in about ? (
            <b dir="ltr">{about.site}</b>
          ) : about.carried.goes ? (
            <del dir="ltr">{inert(about.carried.name.slice(0, 200))}</del>
          ) : (
            <b dir="ltr">{inert(about.carried.name.slice(0, 200))}</b>
          )}
          <span class="about">
            {[
              t('links_count', { count: number(places) }),
              carried && carried.vendor !== null ? vendorText(carried.vendor) : null,
              carried
                ? t(carried.goes ? 'links_is_removed' : 'links_is_kept')
                : goes > 0
                  ? t('links_goes_in', { count: number(goes) })
                  : null,
            ]
              .filter((each) => each !== null)
              .join(' · ')}
          </span>
        </span>
        {carried && <LayerChip layer={carried.layer} />}
      </button>
    </div>
  );
}
