import { t } from '../platform/i18n';
import { Tabs } from '../ui/Tabs';
import { Foot } from './Foot';
import { chosenTab, phase } from './state';
import { SiteBar } from './SiteBar';
import { ThisLink } from './ThisLink';
import { viewOf } from './view';

/** The whole popup: tabs between the site's bar and the foot. Only the first is needed when it opens. */
export function App() {
  const now = phase.value;
  if (now.is === 'reading') return <p class="reading">{t('popup_reading')}</p>;
  const view = now.is === 'ready' ? viewOf(now.explained) : null;
  return (
    <>
      <SiteBar site={view?.site ?? null} alone={view && !view.otherPolicy ? view.alone : null} />
      <main>
        <Tabs
          label={t('tabs_label')}
          chosen={chosenTab}
          tabs={[
            { name: 'link', title: t('tab_link'), panel: <ThisLink phase={now} view={view} /> },
            { name: 'links', title: t('tab_links'), load: () => import('../links/Links').then(({ Links }) => Links) },
            { name: 'text', title: t('tab_text'), load: () => import('./Text').then(({ Text }) => Text) },
            {
              name: 'recent',
              title: t('tab_recent'),
              load: () => import('../ui/history/Recent').then(({ Recent }) => Recent),
            },
          ]}
        />
      </main>
      <Foot settings={now.is === 'ready' ? now.explained.settings : null} />
    </>
  );
}
