import { t } from '../platform/i18n';
import { Middle } from '../ui/Middle';
import { Switch } from '../ui/Switch';
import { openOptions, optionsLink } from './options';
import { choose } from './state';

interface Props {
  /** null where there is none: then only our name stands here. */
  readonly site: string | null;
  /** null where no choice for a site counts. */
  readonly alone: boolean | null;
}

/** The site that choices hold for, and the switch that leaves it alone. */
export function SiteBar({ site, alone }: Props) {
  return (
    <header>
      <h1>
        {site === null ? (
          t('name')
        ) : (
          <a
            href={optionsLink(`sites/${site}`)}
            title={t('popup_site_choices', { site })}
            onClick={(event) => {
              event.preventDefault();
              void openOptions(`sites/${site}`);
            }}
          >
            <Middle text={site} />
          </a>
        )}
      </h1>
      {site !== null && alone !== null && (
        <Switch on={alone} change={(on) => void choose({ kind: 'alone', on })}>
          {t('popup_alone')}
        </Switch>
      )}
    </header>
  );
}
