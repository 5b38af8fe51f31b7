import { browser } from '../platform/browser';
import { list, reasonText, t } from '../platform/i18n';
import type { Store } from '../platform/storage/store';
import { copyLinks } from './copy-links';
import { engineFor } from '../engine/engine';
import { suggestionText, typedLink } from './omnibox-text';
import { tell } from './tell';

/** What begins the content of the suggestion that copies; no link does. */
const copying = 'copy ';

interface Judged {
  readonly clean: string;
  /** What was taken out, or why nothing was. */
  readonly note: string;
}

/** The keyword in the address bar: the clean link is suggested with what goes; Enter opens it, the next one copies it. */
export function watchOmnibox(store: Store): void {
  const { omnibox } = browser;
  // Firefox for Android has none.
  omnibox?.setDefaultSuggestion({ description: suggestionText(t('omnibox_hint')) });
  omnibox?.onInputChanged.addListener((text, suggest) => void answer(text, suggest));
  omnibox?.onInputEntered.addListener((text, where) => void enter(text, where));

  const answer = async (text: string, suggest: (suggestions: { content: string; description: string }[]) => void) => {
    const link = typedLink(text);
    if (link === null) return omnibox.setDefaultSuggestion({ description: suggestionText(t('omnibox_hint')) });
    const { clean, note } = await judge(store, link);
    omnibox.setDefaultSuggestion({ description: suggestionText(note, clean) });
    suggest([{ content: copying + link, description: suggestionText(t('omnibox_copy'), clean) }]);
  };
  const enter = async (text: string, where: string) => {
    const copies = text.startsWith(copying);
    const link = typedLink(copies ? text.slice(copying.length) : text);
    const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
    if (link === null || copies) {
      if (tab?.id === undefined) return;
      if (link === null) await tell(tab.id, false, { text: t('omnibox_no_link') });
      else await copyLinks(store, { ...tab, id: tab.id }, [{ link, title: '' }], 'plain', 'omnibox');
      return;
    }
    const { clean: url } = await judge(store, link);
    if (where === 'currentTab') await browser.tabs.update({ url });
    else await browser.tabs.create({ url, active: where === 'newForegroundTab' });
  };
}

async function judge(store: Store, link: string): Promise<Judged> {
  const chosen = await store.read();
  const found = (await engineFor(chosen, [link])).explain(link);
  if ('error' in found || chosen.settings.paused) return { clean: link, note: t('action_paused') };
  const gone = [...new Set(found.decisions.flatMap(({ action, name }) => (action === 'strip' ? [name] : [])))];
  const note = found.sealed
    ? reasonText(found.sealed.message)
    : gone.length > 0
      ? t('omnibox_removed', { names: list(gone) })
      : t(found.unwrapped.length > 0 ? 'text_opened' : 'text_nothing');
  return { clean: found.canonical, note };
}
