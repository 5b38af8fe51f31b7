import type { NavigationRules, Refusal, Result, UserEntry } from '../../src/index';
import type { Way } from './history/history';

/** A change to one site's entry. `name` with `action: null` forgets what was chosen for that parameter. */
export type EntryChange =
  | { readonly kind: 'parameter'; readonly name: string; readonly action: 'keep' | 'strip' | null }
  | { readonly kind: 'alone'; readonly on: boolean }
  | { readonly kind: 'liftGuard'; readonly on: boolean }
  | { readonly kind: 'delete' };

export interface Settings {
  /** Nothing is cleaned anywhere while on. */
  readonly paused: boolean;
  /** Ordinary copies: off, on all sites, or on `copySites`; works only where the host permission was given. */
  readonly copy: 'off' | 'all' | 'chosen';
  readonly copySites: readonly string[];
  /** The same for what a site's own buttons copy and share. */
  readonly buttons: 'off' | 'all' | 'chosen';
  readonly buttonSites: readonly string[];
  readonly keepAffiliate: boolean;
  readonly keepTextFragment: boolean;
  readonly policy: 'share' | 'crawl' | 'samepage';
  /** Ids of rules that the person switched off; one that this version does not have is kept. */
  readonly rulesOff: readonly string[];
  /** What a click on the toolbar button does. */
  readonly click: 'popup' | 'copy';
  /** Whether identifiers are taken out of addresses before pages are asked for. */
  readonly browse: boolean;
  /** What is taken out of the address that is shown, once a page has loaded. */
  readonly address: 'off' | 'identifiers' | 'campaigns';
  /** Where both hold: on all sites, or on `browseSites`. */
  readonly browseOn: 'all' | 'chosen';
  readonly browseSites: readonly string[];
}

/** What is stored where, and how full it is. */
export interface StorageState {
  readonly bytes: number;
  readonly quota: number;
  readonly items: number;
  readonly maxItems: number;
  /** Whether changes reach the person's other devices now. */
  readonly sync: 'ok' | 'over-quota' | 'unavailable' | 'newer-schema';
  /** Sites whose choices are on this device alone for now, because they do not fit. */
  readonly unsynced: readonly string[];
  /** Names of stored items that this version cannot read. They are left as they are. */
  readonly unknown: readonly string[];
}

export interface SiteState {
  /** Registrable domain of the link's host, or the host where it has none. */
  readonly site: string;
  /** The nearest host, at or above the link's, that has an entry; `site` when none has. */
  readonly entryHost: string;
  readonly entry: UserEntry;
}

/** What a page of the extension shows about one link. */
export interface Explained {
  readonly result: Result | Refusal;
  readonly siteState: SiteState | null;
  readonly settings: Settings;
}

/** What a page of the extension shows about a text with links in it. */
export interface ExplainedText {
  /** The text with its links cleaned, whether that is paused or not. */
  readonly text: string;
  /** What stands in it for each of the links, in order. */
  readonly written: readonly string[];
  /** What was found out about the first of them. */
  readonly results: readonly (Result | Refusal)[];
  /** Nothing is cleaned anywhere: the person wants the text as it is. */
  readonly paused: boolean;
}

/** An answer of the worker that failed, with what a person can do about it. */
export interface Failure {
  readonly failed: { readonly code: string; readonly text: string };
}

/** Every message, with who may send it. A sender that is not named here is refused. */
export interface Protocol {
  /** Canonical forms of absolute links, in order; null for what does not change or is no link. */
  clean: { from: 'content'; request: { links: string[] }; reply: (string | null)[] };
  /** Texts with the links inside them cleaned, in order; null for a text that does not change. */
  cleanText: { from: 'content'; request: { texts: string[] }; reply: (string | null)[] };
  /**
   * The same for what a page itself copies or shares, which anybody in the page can ask: of the person's entries only
   * those of the page's own site count.
   */
  button: {
    from: 'content';
    request: { asking: 'clean' | 'cleanText'; texts: string[] };
    reply: (string | null)[];
  };
  /** The page is about to show a copy that could not be replaced. */
  copyMissed: { from: 'content'; request: { why: 'late' | 'unfocused' | 'superseded' | 'refused' }; reply: null };
  /** The page changed its address without leaving, so that nothing is counted on its badge any more. */
  moved: { from: 'content'; request: null; reply: null };
  /**
   * Links in what somebody just copied were replaced: the history hears of it. Only those that changed, and the texts
   * that had such links in them; the worker finds out anew what became of them.
   */
  copied: {
    from: 'content';
    request: { way: Extract<Way, 'copy' | 'site' | 'share'>; links: string[]; texts: string[] };
    reply: null;
  };
  /**
   * A page of the extension copied links: the history hears of it.
   * @see tabId the tab that they were copied for, which says whether the window is private; null: the page's own tab
   */
  copiedLinks: {
    from: 'page';
    request: {
      way: Extract<Way, 'popup' | 'panel' | 'box' | 'tabs'>;
      tabId: number | null;
      links: { before: string; after: string }[];
    };
    reply: null;
  };
  explain: { from: 'page'; request: { text: string }; reply: Explained };
  /** The same for each link in a text. */
  explainText: { from: 'page'; request: { text: string }; reply: ExplainedText };
  changeEntry: { from: 'page'; request: { site: string; change: EntryChange }; reply: SiteState };
  /** Several at once, over any number of sites. */
  changeEntries: { from: 'page'; request: { changes: { site: string; change: EntryChange }[] }; reply: null };
  entries: { from: 'page'; request: null; reply: { sites: Record<string, UserEntry>; storage: StorageState } };
  settings: { from: 'page'; request: null; reply: Settings };
  changeSettings: { from: 'page'; request: { patch: Partial<Settings> }; reply: Settings };
  /** Everything the person chose, as JSON text. */
  exportAll: { from: 'page'; request: null; reply: string };
  importAll: {
    from: 'page';
    request: { text: string };
    /**
     * `leftOut`: the public suffixes among the sites in the file; `forLater`: settings that only a later version knows,
     * and that are kept for it.
     */
    reply: { ok: true; sites: number; leftOut: string[]; forLater: string[] } | { ok: false; error: string };
  };
  /** A page used the link of this tab: the badge may count what goes. */
  used: { from: 'page'; request: { tabId: number; removed: number }; reply: null };
  /** What may stand in the address bar in place of the page's address; null where it stays. */
  addressShown: { from: 'content'; request: { address: string }; reply: string | null };
  /** Opens in a tab what stood in its address before something was taken out. */
  reloadOriginal: { from: 'page'; request: { tabId: number }; reply: null };
  /** To the offscreen document alone: makes the rules for navigation. `asked`: our own words, as JSON. */
  navigationRules: { from: 'worker'; request: { asked: string }; reply: NavigationRules };
  /** To the offscreen document alone. */
  offscreenCopy: { from: 'worker'; request: { text: string; html?: string }; reply: boolean };
  /** To the same: fetches again each list that is due. */
  refreshLists: { from: 'worker'; request: null; reply: null };
}

export type Kind = keyof Protocol;

/** `Protocol`'s `from`, at run time. */
export const from: { readonly [K in Kind]: Protocol[K]['from'] } = {
  clean: 'content',
  cleanText: 'content',
  button: 'content',
  copyMissed: 'content',
  moved: 'content',
  copied: 'content',
  copiedLinks: 'page',
  explain: 'page',
  explainText: 'page',
  changeEntry: 'page',
  changeEntries: 'page',
  entries: 'page',
  settings: 'page',
  changeSettings: 'page',
  exportAll: 'page',
  importAll: 'page',
  used: 'page',
  addressShown: 'content',
  reloadOriginal: 'page',
  navigationRules: 'worker',
  offscreenCopy: 'worker',
  refreshLists: 'worker',
};
