import { parse } from 'tldts';

/**
 * Where a site begins: the registrable domain by the public suffix list, private suffixes included, so that
 * `a.github.io` and `b.github.io` are two sites.
 * @param host ASCII, as an engine reads it
 * @returns the host itself where it is a private suffix; null for an address, or where the suffix is unknown
 */
export function siteOf(host: string): string | null {
  const { domain, publicSuffix, isIcann, isPrivate, hostname } = parse(host, {
    allowPrivateDomains: true,
    extractHostname: false,
    validateHostname: false,
  });
  if (!isIcann && !isPrivate) return null;
  return domain ?? (isPrivate && publicSuffix === hostname ? hostname : null);
}
