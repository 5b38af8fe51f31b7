import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t, type TextKey } from '../platform/i18n';
import { Icon, type IconName } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { syncTrouble } from '../ui/sync';
import { About } from './About';
import { Backup } from './Backup';
import { Browsing } from './browsing/Browsing';
import { Copying } from './Copying';
import { History } from './history/History';
import { Permissions } from './permissions/Permissions';
import { Playground } from './playground/Playground';
import { Rules } from './rules/Rules';
import { Lists } from './lists/Lists';
import { placeIn } from './place';
import { Sites } from './Sites';
import { Text } from './Text';
import { known, load, trouble, unread } from './state';

const sections = {
  sites: { title: 'options_sites', icon: 'globe', Part: Sites },
  copying: { title: 'options_copying', icon: 'copy', Part: Copying },
  history: { title: 'options_history', icon: 'clock', Part: History },
  browsing: { title: 'options_browsing', icon: 'address', Part: Browsing },
  rules: { title: 'options_rules', icon: 'rules', Part: Rules },
  lists: { title: 'options_lists', icon: 'default', Part: Lists },
  text: { title: 'options_text', icon: 'menu', Part: Text },
  playground: { title: 'options_playground', icon: 'play', Part: Playground },
  backup: { title: 'options_backup', icon: 'box', Part: Backup },
  permissions: { title: 'options_permissions', icon: 'lock', Part: Permissions },
  about: { title: 'options_about', icon: 'info', Part: About },
} as const satisfies Record<string, { title: TextKey; icon: IconName; Part: unknown }>;

type Section = keyof typeof sections;

/** The options: one section at a time, named by what stands after the # of the address, up to a slash. */
export function App() {
  const section = useSignal<Section>(sectionOf(location.hash));
  useEffect(() => {
    const moved = () => (section.value = sectionOf(location.hash));
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  const { title, Part } = sections[section.value];
  return (
    <div class="frame">
      <nav aria-label={t('options_title')}>
        <p class="brand">
          <img src="/icons/48.png" alt="" width="20" height="20" />
          {t('name')}
        </p>
        <ul>
          {(Object.keys(sections) as Section[]).map((name) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={name === section.value ? 'page' : undefined}>
                <Icon name={sections[name].icon} />
                {t(sections[name].title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>{t(title)}</h1>
        <State />
        {known.value && <Part known={known.value} />}
      </main>
    </div>
  );
}

/** What is wrong at the moment, if anything. */
function State() {
  if (unread.value !== null && !known.value)
    return (
      <Notice tone="wrong" text={t('options_unread')} more={unread.value}>
        <button class="button small" type="button" onClick={() => void load()}>
          {t('retry')}
        </button>
      </Notice>
    );
  if (!known.value) return <p class="reading">{t('options_reading')}</p>;
  const sync = syncTrouble(known.value.storage.sync);
  return (
    <>
      {trouble.value !== null && <Notice tone="wrong" text={t('not_changed')} more={trouble.value} />}
      {sync !== null && <Notice tone="caution" text={sync} />}
    </>
  );
}

function sectionOf(hash: string): Section {
  const name = placeIn(hash).section;
  return Object.hasOwn(sections, name) ? (name as Section) : 'sites';
}
