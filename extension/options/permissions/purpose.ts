import { t, type TextKey } from '../../platform/i18n';
import type { Settings } from '../../platform/messages';
import { few } from '../few';

/** What an interface of the browser is for. */
export function purposeOf(permission: string): string {
  const key = Object.hasOwn(purposes, permission)
    ? purposes[permission as keyof typeof purposes]
    : 'permission_for_unknown';
  return t(key);
}

const purposes = {
  activeTab: 'permission_for_active_tab',
  alarms: 'permission_for_alarms',
  clipboardWrite: 'permission_for_clipboard',
  contextMenus: 'permission_for_menus',
  declarativeNetRequestWithHostAccess: 'permission_for_requests',
  menus: 'permission_for_menus',
  offscreen: 'permission_for_offscreen',
  scripting: 'permission_for_scripting',
  sidePanel: 'permission_for_side_panel',
  storage: 'permission_for_storage',
} as const satisfies Record<string, TextKey>;

/** What access to sites is for, as the options are now. @param origin a pattern, such as `*://*.example.com/*` */
export function purposeOfSites(origin: string, lists: readonly string[], settings: Settings): string {
  const { copy, copySites, buttons, buttonSites } = settings;
  const needs = (where: 'off' | 'all' | 'chosen', sites: readonly string[]) =>
    where === 'all' || (where === 'chosen' && sites.some((site) => holds(origin, site)));
  const sentences = [
    ...(needs(copy, copySites) ? [t('permission_for_copies')] : []),
    ...(needs(buttons, buttonSites) ? [t('permission_for_buttons')] : []),
    ...(lists.length > 0 ? [t('permission_for_lists', { lists: few(lists) })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : t('permission_for_nothing');
}

/** The sites of a pattern as a person reads them; null where it is all of them. */
export function sitesOf(origin: string): string | null {
  const host = hostIn(origin);
  return host === '*' ? null : host.replace(/^\*\./, '');
}

const hostIn = (origin: string): string =>
  origin === '<all_urls>' ? '*' : (/^[^:]+:\/\/([^/]*)/.exec(origin)?.[1] ?? origin);

function holds(origin: string, site: string): boolean {
  const sites = sitesOf(origin);
  return sites === null || sites === site || site.endsWith(`.${sites}`) || sites.endsWith(`.${site}`);
}
