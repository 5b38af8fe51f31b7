import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { browser } from '../platform/browser';
import { t } from '../platform/i18n';

/** What a key does, and the key. */
export interface Shortcut {
  readonly command: string;
  readonly what: string;
  /** '' when none is set. */
  readonly keys: string;
}

/** The keyboard shortcuts as they are set now, and the way to change them. */
export function Shortcuts() {
  const shortcuts = useSignal<readonly Shortcut[]>([]);
  useEffect(() => {
    void readShortcuts().then((read) => (shortcuts.value = read));
  }, []);
  return (
    <div class="shortcuts">
      <dl class="facts">
        {shortcuts.value.map(({ what, keys }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{keys === '' ? t('shortcuts_none') : <kbd>{keys}</kbd>}</dd>
          </div>
        ))}
      </dl>
      <button class="button small" type="button" onClick={() => void openShortcutSettings()}>
        {t('shortcuts_change')}
      </button>
    </div>
  );
}

/** Every command that a key may be given to. */
export async function readShortcuts(): Promise<Shortcut[]> {
  const commands = await browser.commands.getAll();
  return commands.map(({ name = '', description, shortcut }) => ({
    command: name,
    what: description || (name === '_execute_action' ? t('shortcuts_popup') : name),
    keys: shortcut ?? '',
  }));
}

async function openShortcutSettings(): Promise<void> {
  // Firefox has a call for it, Chromium only an address.
  if ('openShortcutSettings' in browser.commands) await browser.commands.openShortcutSettings();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
