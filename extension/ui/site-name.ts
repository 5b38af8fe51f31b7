import { hostName } from '../platform/settings/host';

/** What a person typed where a site is wanted: a host, or why it is none. */
export type SiteName =
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly why: 'nothing' | 'no-site' | 'too-wide' };

/**
 * Reads a site as people type or paste it: `example.com`, `Example.com/page`, `https://www.example.com/page?a=1`.
 * @returns the host in small letters; a name without a dot holds a whole top-level domain and is refused
 */
export function siteName(typed: string): SiteName {
  const text = typed.trim();
  if (text === '') return { ok: false, why: 'nothing' };
  const part = hostPart(text);
  const host = /@|:$/.test(part) ? null : hostName(part);
  // A browser takes `a..b`, and no site has such a name.
  if (host === null || /^\.|\.\./.test(host)) return { ok: false, why: 'no-site' };
  return /\.[^.]|\[/.test(host) || host === 'localhost' ? { ok: true, host } : { ok: false, why: 'too-wide' };
}

function hostPart(text: string): string {
  const rest = text.replace(/^https?:\/\//i, '');
  const authority = rest.replace(/[/?#].*$/s, '').replace(/^\*\./, '');
  // Without a scheme, what has a name before the @ is a mail address.
  const host = rest === text ? authority : authority.replace(/^.*@/s, '');
  return host.replace(/:\d+$/, '');
}
