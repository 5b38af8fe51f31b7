import { suffixes as text } from 'virtual:suffixes';
import { Suffixes } from './suffixes/suffixes';

const suffixes = new Suffixes(text);

/**
 * Where a site begins: the registrable domain by the public suffix list, private suffixes included, so that
 * `a.github.io` and `b.github.io` are two sites.
 * @param host ASCII, as an engine reads it
 * @returns the host itself where it is a private suffix; null for an address, or where the suffix is unknown
 */
export function siteOf(host: string): string | null {
  const name = withoutDots(host);
  const suffix = suffixes.find(name, true);
  if (!suffix) return null;
  if (suffix.at === leadingDots(name)) return suffix.kind === 'private' ? name : null;
  return name.slice(name.lastIndexOf('.', suffix.at - 2) + 1);
}

/**
 * Whether a host is a suffix under which anybody registers a site, as `com` and `co.uk`. A private suffix (`github.io`)
 * is the site of whoever runs it, and a name under no known suffix (`localhost`) may be one.
 * @param host ASCII, as an engine reads it
 */
export function isPublicSuffix(host: string): boolean {
  const name = withoutDots(host);
  return suffixes.find(name, false)?.at === leadingDots(name);
}

const withoutDots = (host: string): string => host.replace(/(?<=.)\.+$/, '');
const leadingDots = (host: string): number => /^\.*/.exec(host)?.[0].length ?? 0;
