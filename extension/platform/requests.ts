import { t } from './i18n';
import type { EntryChange, Kind, Protocol, Settings } from './messages';
import { hostShape } from './settings/host';
import { settingShapes } from './settings/settings';
import {
  count,
  fail,
  flag,
  list,
  members,
  nothing,
  oneOf,
  parameterName,
  partial,
  record,
  text,
  type Shape,
} from './shape';

const longestText = 64 * 2 ** 20;
const siteChange = record({ site: hostShape, change: entryChange });

/** What each message must carry; whatever has another shape is refused before anything is done. */
export const requestShapes: { readonly [K in Kind]: Shape<Protocol[K]['request']> } = {
  clean: record({ links: list(text(longestText), 50_000) }),
  cleanText: record({ texts: list(text(longestText), 50_000) }),
  button: record({ asking: oneOf('clean', 'cleanText'), texts: list(text(longestText), 50_000) }),
  copyMissed: record({ why: oneOf('late', 'unfocused', 'superseded', 'refused') }),
  moved: nothing,
  copied: record({
    way: oneOf('copy', 'site', 'share'),
    links: list(text(longestText), 1000),
    texts: list(text(longestText), 1000),
  }),
  copiedLinks,
  explain: record({ text: text(longestText) }),
  explainText: record({ text: text(longestText) }),
  changeEntry: siteChange,
  changeEntries: record({ changes: list(siteChange, 100_000) }),
  entries: nothing,
  settings: nothing,
  changeSettings: record<{ patch: Partial<Settings> }>({ patch: partial(settingShapes) }),
  exportAll: nothing,
  importAll: record({ text: text(longestText) }),
  addressShown: record({ address: text(longestText) }),
  reloadOriginal: record({ tabId: count }),
  navigationRules: record({ asked: text(longestText) }),
  used: record({ tabId: count, removed: count }),
  offscreenCopy,
  refreshLists: nothing,
};

const tabId: Shape<number | null> = (raw, at) => (raw === null ? null : count(raw, at));

function copiedLinks(raw: unknown, at: string): Protocol['copiedLinks']['request'] {
  const link = record({ before: text(longestText), after: text(longestText) });
  return record({ way: oneOf('popup', 'panel', 'box', 'tabs'), tabId, links: list(link, 1000) })(raw, at);
}

function entryChange(raw: unknown, at: string): EntryChange {
  switch (members(raw, at).kind) {
    case 'parameter':
      return record({ kind: oneOf('parameter'), name: parameterName, action: oneOf('keep', 'strip', null) })(raw, at);
    case 'alone':
      return record({ kind: oneOf('alone'), on: flag })(raw, at);
    case 'liftGuard':
      return record({ kind: oneOf('liftGuard'), on: flag })(raw, at);
    case 'delete':
      return record({ kind: oneOf('delete') })(raw, at);
    default:
      return fail(`${at}.kind`, t('expected_one_of', { values: 'parameter, alone, liftGuard, delete' }));
  }
}

function offscreenCopy(raw: unknown, at: string): { text: string; html?: string } {
  const { text: plain, html } = partial({ text: text(longestText), html: text(longestText) })(raw, at);
  if (plain === undefined) return fail(`${at}.text`, t('expected_there'));
  return html === undefined ? { text: plain } : { text: plain, html };
}
