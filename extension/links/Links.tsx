import { useEffect } from 'preact/hooks';
import { t } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { activeTab } from './active-tab';
import { LinkList } from './LinkList';
import { mayStayOpen, openBeside } from './side-panel';
import { look } from './state';

/** The links of the tab in front, and the way to have them stay open beside it. */
export function Links() {
  useEffect(() => {
    void activeTab().then((id) => {
      if (id !== null) look(id);
    });
  }, []);
  return (
    <>
      <LinkList />
      {mayStayOpen && (
        <button class="button small bare beside" type="button" onClick={() => void openBeside()}>
          <Icon name="menu" />
          {t('links_beside')}
        </button>
      )}
    </>
  );
}
