/** Host to registrable domain; null when its suffix is unknown. */
export type SiteOf = (host: string) => string | null;

/**
 * Keys of the chunks that can speak of a host: `''`, its site, and the site's name under any suffix (`google.*`).
 * @param host ASCII, as an engine reads it
 */
export function chunkKeys(host: string, siteOf: SiteOf): string[] {
  const name = host.endsWith('.') ? host.slice(0, -1) : host;
  const site = siteOf(name);
  return site === null ? ['', name] : ['', site, entityOf(site)];
}

/** The name under which a site stands for those of the same name under other suffixes. */
export const entityOf = (site: string): string => `${site.split('.', 1)[0] ?? ''}.*`;

/** Whether a host of a list is a name under any suffix. */
export const isEntity = (host: string): boolean => host.endsWith('.*');

/**
 * The key of the chunk where a rule for a host belongs.
 * @param host `example.com`, or `www.google.*`
 */
export function keyOfHost(host: string, siteOf: SiteOf): string {
  if (isEntity(host)) return `${host.split('.').at(-2) ?? ''}.*`;
  const site = siteOf(host);
  if (site === null) return isAlone(host) ? host : '';
  // What sites are registered under holds for many of them.
  return site === host && siteOf(`a.${host}`) !== host ? '' : site;
}

/** An address, or a name that is under no suffix: there is nothing below it. A suffix is neither. */
const isAlone = (host: string): boolean => /^[\d.]+$|^\[/.test(host);
