import { t } from '../i18n';
import { hostName } from '../settings/host';
import { fail, list, members, refuse, text } from '../shape';

/** Whether a file is what ClearURLs writes when its settings are exported. */
export function isOfClearUrls(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  return !('version' in raw) && ('whitelist' in raw || 'ClearURLsData' in raw || 'globalStatus' in raw);
}

/** The sites on its whitelist, each once: hosts, `*.example.com`, or links. @throws Misshapen where it has none */
export function sitesOfWhitelist(raw: unknown, at: string): string[] {
  const { whitelist } = members(raw, at);
  if (whitelist === undefined) refuse(t('import_no_whitelist'));
  const entries = list(text(10_000), 10_000)(whitelist, 'whitelist');
  return [
    ...new Set(entries.map((entry, index) => siteOfEntry(entry) ?? fail(`whitelist[${index}]`, t('expected_host')))),
  ];
}

function siteOfEntry(entry: string): string | null {
  const host = entry
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d+$/, '');
  return hostName(host.replace(/^(?:\*\.|\.)/, ''));
}
