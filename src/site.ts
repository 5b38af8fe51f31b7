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

/**
 * Whether a host is a suffix under which anybody registers a site, as `com` and `co.uk`. A private suffix (`github.io`)
 * is the site of whoever runs it, and a name under no known suffix (`localhost`) may be one.
 * @param host ASCII, as an engine reads it
 */
export function isPublicSuffix(host: string): boolean {
  const { domain, isIcann } = parse(host, { extractHostname: false, validateHostname: false });
  return isIcann === true && domain === null;
}
