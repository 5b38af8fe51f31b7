import { t } from '../platform/i18n';
import { Middle } from '../ui/Middle';
import { Switch } from '../ui/Switch';
import { choose } from './state';

/** The site that choices hold for, and the switch that leaves it alone; only our name where there is no site. */
export function SiteBar({ site, alone }: { site: string | null; alone: boolean }) {
  return (
    <header>
      <h1>{site === null ? t('name') : <Middle text={site} />}</h1>
      {site !== null && (
        <Switch on={alone} change={(on) => void choose({ kind: 'alone', on })}>
          {t('popup_alone')}
        </Switch>
      )}
    </header>
  );
}
