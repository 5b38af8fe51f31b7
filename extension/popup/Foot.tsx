import { t } from '../platform/i18n';
import type { Settings } from '../platform/messages';
import { Icon } from '../ui/Icon';
import { syncTrouble } from '../ui/sync';
import { openOptions } from './options';
import { changeSettings, sync } from './state';

/** Pause and options; above them, whether choices reach the person's other devices. */
export function Foot({ settings }: { settings: Settings | null }) {
  const broken = syncTrouble(sync.value);
  return (
    <footer>
      {broken !== null && <p class="sync">{broken}</p>}
      {settings && (
        <button
          class="button small bare"
          type="button"
          onClick={() => void changeSettings({ paused: !settings.paused })}
        >
          <Icon name={settings.paused ? 'play' : 'pause'} />
          {settings.paused ? t('popup_resume') : t('popup_pause')}
        </button>
      )}
      <button class="button small bare options" type="button" onClick={() => void openOptions()}>
        <Icon name="gear" />
        {t('popup_options')}
      </button>
    </footer>
  );
}
