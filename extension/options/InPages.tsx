import { useEffect } from 'preact/hooks';
import { t } from '../platform/i18n';
import type { Settings } from '../platform/messages';
import { onGrantsChanged } from '../ui/grants';
import { Notice } from '../ui/Notice';
import { giveBackIdle, grants, look } from './grants';
import { Places } from './Places';
import { known } from './state';

/** What is cleaned in pages themselves, and the permission that it needs or needs no more. */
export function InPages({ settings }: { settings: Settings }) {
  useEffect(() => void look(settings), [settings]);
  useEffect(() => onGrantsChanged(() => known.value && void look(known.value.settings)), []);
  return (
    <>
      <Places
        feature="copy"
        mode={settings.copy}
        sites={settings.copySites}
        change={(copy, copySites) => ({ copy, copySites })}
      />
      <Places
        feature="buttons"
        mode={settings.buttons}
        sites={settings.buttonSites}
        change={(buttons, buttonSites) => ({ buttons, buttonSites })}
      />
      {grants.value.idle && (
        <Notice text={t('copying_idle')}>
          <button class="button small" type="button" onClick={() => void giveBackIdle()}>
            {t('copying_give_back')}
          </button>
        </Notice>
      )}
    </>
  );
}
