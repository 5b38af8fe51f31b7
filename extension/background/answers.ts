import {
  cleanText,
  type LinkEngine,
  type Explanation,
  type Refusal,
  type Result,
  takesAnything,
} from '../../src/index';
import { t, type TextKey } from '../platform/i18n';
import { isFailure, type Handlers, type Sender } from '../platform/messaging';
import type { Protocol, Settings } from '../platform/messages';
import type { Store } from '../platform/storage/store';
import { showCount } from './badge';
import { engineFor } from '../engine/engine';
import { asSiteSees } from './as-site-sees';
import { mayShorten, shorterAddress } from './browsing/address';
import { reloadOriginal } from './browsing/once';
import { placesOf, type Feature } from './features';
import { isAllowedAt } from './registration';
import { reportFromContent, reportFromPage } from './report';
import { siteStateOf } from './site-state';
import { tell } from './tell';

/** Links of a text about which everything is said: thousands would not fit on a screen, nor into a message. */
const mostExplained = 200;

/** What the worker answers; senders and shapes were checked before. */
export function answersOf(store: Store): Omit<Handlers, 'navigationRules' | 'offscreenCopy' | 'refreshLists'> {
  return {
    clean: ({ links }, sender) => cleaned(store, sender, links, copying.clean, 'copy'),
    cleanText: ({ texts }, sender) => cleaned(store, sender, texts, copying.cleanText, 'copy'),
    button: ({ asking, texts }, sender) => cleaned(store, sender, texts, copying[asking], 'buttons'),
    copyMissed: ({ why }, { tabId }) => {
      if (tabId !== undefined) void tell(tabId, false, { text: t(missed[why]) });
      return null;
    },
    moved: async (_, { tabId, frameId }) => {
      if (tabId !== undefined && frameId === 0) await showCount(tabId, 0);
      return null;
    },
    copied: (request, sender) => reportFromContent(store, request, sender).then(() => null),
    copiedLinks: (request, sender) => reportFromPage(store, request, sender).then(() => null),
    explain: async ({ text }) => {
      const chosen = await store.read();
      const result = (await engineFor(chosen, [text])).explain(text);
      const siteState = 'error' in result ? null : siteStateOf(result.host, chosen);
      return { result: asData(result), siteState, settings: chosen.settings };
    },
    explainText: async ({ text }) => {
      const chosen = await store.read();
      const found = cleanText(await engineFor(chosen, [text]), text);
      return { ...found, results: found.results.slice(0, mostExplained).map(asData), paused: chosen.settings.paused };
    },
    changeEntry: async ({ site, change }) => {
      const entry = await store.changeEntry(site, change);
      return isFailure(entry) ? entry : siteStateOf(site, await store.read());
    },
    changeEntries: async ({ changes }) => (await store.changeEntries(changes)) ?? null,
    entries: async () => {
      const [{ entries }, storage] = await Promise.all([store.read(), store.state()]);
      return { sites: { ...entries.sites }, storage };
    },
    settings: async () => (await store.read()).settings,
    changeSettings: ({ patch }) => store.changeSettings(patch),
    exportAll: () => store.exportAll(),
    importAll: ({ text }) => store.importAll(text),
    addressShown: async ({ address }, sender) => {
      if (!(await mayShorten(address, sender))) return null;
      const campaigns = (await store.read()).settings.address === 'campaigns';
      const shorter = (engine: LinkEngine) => shorterAddress(engine, address, campaigns);
      return (await cleaned(store, sender, [address], shorter, 'address'))[0] ?? null;
    },
    reloadOriginal: ({ tabId }) => reloadOriginal(tabId).then(() => null),
    used: ({ tabId, removed }) => showCount(tabId, removed).then(() => null),
  };
}

/** A message carries nothing but data. */
const asData = (result: Explanation | Refusal): Result | Refusal => ('error' in result ? result : result.toJSON());

/** A copy changes only where something is taken out of a link: the grammar's changes alone are nobody's business. */
function withoutWhatGoes(engine: LinkEngine, link: string): string {
  if (engine.canonical(link) === link) return link;
  const found = engine.explain(link);
  return takesAnything(found) ? found.canonical : link;
}

const missed: Readonly<Record<Protocol['copyMissed']['request']['why'], TextKey>> = {
  late: 'notice_missed_late',
  unfocused: 'notice_missed_unfocused',
  superseded: 'notice_missed_superseded',
  refused: 'notice_missed_refused',
};

const copying = {
  clean: withoutWhatGoes,
  cleanText: (engine: LinkEngine, text: string): string => cleanText(engine, text).text,
};

async function cleaned(
  store: Store,
  sender: Sender,
  texts: readonly string[],
  clean: (engine: LinkEngine, text: string) => string,
  feature: Feature,
): Promise<(string | null)[]> {
  const [chosen, allowed] = await Promise.all([store.read(), isAllowedAt(sender.url ?? '')]);
  if (!allowed || !isOnAt(chosen.settings, feature, sender.url)) return texts.map(() => null);
  const engine = await engineFor(feature === 'copy' ? chosen : asSiteSees(chosen, sender), texts);
  return texts.map((text) => {
    const answer = clean(engine, text);
    return answer === text ? null : answer;
  });
}

/** A script that is already in a page stays there when the person turns it off or takes the permission back. */
function isOnAt(settings: Settings, feature: Feature, url = ''): boolean {
  const { mode, sites } = placesOf(settings, feature);
  if (mode === 'off') return false;
  const host = /^https?:/.test(url) ? new URL(url).hostname : null;
  // A frame without an address of its own has the script only where its page has.
  return mode === 'all' || host === null || sites.some((site) => host === site || host.endsWith(`.${site}`));
}
