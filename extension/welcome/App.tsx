import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../platform/i18n';
import { Icon, type IconName } from '../ui/Icon';
import { readShortcuts, type Shortcut } from '../ui/Shortcuts';
import { OrdinaryCopy } from './OrdinaryCopy';
import { Sample } from './Sample';

/** The page that opens once, after the extension was installed. */
export function App() {
  const shortcuts = useSignal<readonly Shortcut[]>([]);
  useEffect(() => {
    void readShortcuts().then((read) => (shortcuts.value = read));
  }, []);
  const keys = shortcuts.value.find(({ command }) => command === 'copy-page')?.keys;
  return (
    <main>
      <header>
        <img src="/icons/128.png" alt="" width="40" height="40" />
        <div>
          <h1>{t('welcome_title')}</h1>
          <p class="lead">{t('welcome_lead')}</p>
        </div>
      </header>
      <Sample />
      <div class="columns">
        <section>
          <h2>{t('welcome_ways')}</h2>
          <ul class="ways">
            <Way icon="link" title={t('welcome_popup')} text={t('welcome_popup_about')} />
            <Way icon="menu" title={t('welcome_menu')} text={t('welcome_menu_about')} />
            <Way
              icon="keyboard"
              title={t('welcome_shortcut')}
              text={
                keys === undefined || keys === '' ? t('welcome_shortcut_none') : t('welcome_shortcut_about', { keys })
              }
            />
          </ul>
        </section>
        <section>
          <h2>{t('welcome_limits')}</h2>
          <ul class="ways">
            <Way icon="address" title={t('welcome_address_bar')} text={t('welcome_address_bar_about')} />
            <Way icon="wrong" title={t('welcome_copy_address')} text={t('welcome_copy_address_about')} />
          </ul>
        </section>
      </div>
      <OrdinaryCopy />
      <p class="foot">
        {t('welcome_privacy')} <a href="../options/options.html">{t('welcome_options')}</a>
      </p>
    </main>
  );
}

function Way({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
