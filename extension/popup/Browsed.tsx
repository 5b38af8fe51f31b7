import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readOriginal } from '../platform/browsing/original';
import { changeStopped, readStopped } from '../platform/browsing/stopped';
import { t } from '../platform/i18n';
import { ask } from '../ui/ask';
import { Notice } from '../ui/Notice';
import type { OpenTab } from './tab';

/** What was taken out of the tab's address on the way to its page, with a way back; nothing where nothing was. */
export function Browsed({ tab }: { tab: OpenTab }) {
  const shortened = useSignal(false);
  const stopped = useSignal<string | null>(null);
  const look = async () => {
    const [original, sites] = await Promise.all([readOriginal(tab.id), readStopped()]);
    shortened.value = original !== null && !original.kept && original.to === tab.url;
    stopped.value = sites.find((site) => site === hostOf(tab.url)) ?? null;
  };
  useEffect(() => void look(), [tab.id, tab.url]);
  const site = stopped.value;
  if (site !== null)
    return (
      <Notice text={t('popup_stopped')}>
        <button
          class="button small"
          type="button"
          onClick={() => void changeStopped((all) => all.filter((one) => one !== site)).then(look)}
        >
          {t('popup_try_again')}
        </button>
      </Notice>
    );
  if (!shortened.value) return null;
  return (
    <Notice text={t('popup_original_about')}>
      <button
        class="button small"
        type="button"
        onClick={() => void ask('reloadOriginal', { tabId: tab.id }).then(() => close())}
      >
        {t('popup_original')}
      </button>
    </Notice>
  );
}

const hostOf = (url: string | null): string => (url !== null && URL.canParse(url) ? new URL(url).hostname : '');
