import { isPublicSuffix, siteOf } from '../../src/index';

/**
 * Where a host belongs, without what may name a person: `www.youtube.com` and `youtube.com` stay, `anna.example.com` is
 * `*.example.com`, and a site that somebody has of a provider (`anna.github.io`) is `*.github.io`.
 * @param host in ASCII
 * @returns `*` for an address of numbers, or a name that is known in one network only
 */
export function hostPattern(host: string): string {
  const site = siteOf(host);
  if (site === null) return '*';
  const suffix = site.slice(site.indexOf('.') + 1);
  if (!isPublicSuffix(suffix)) return `*.${suffix}`;
  return host === site || host === `www.${site}` ? host : `*.${site}`;
}
