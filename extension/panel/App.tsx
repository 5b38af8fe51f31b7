import { LinkList } from '../links/LinkList';
import { t } from '../platform/i18n';

/** The links of the page in front, beside it. */
export function App() {
  return (
    <main>
      <h1>{t('tab_links')}</h1>
      <LinkList />
    </main>
  );
}
