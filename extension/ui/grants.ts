import { browser } from '../platform/browser';
import { originOfAddress } from '../platform/lists/address';

const everywhere = ['*://*/*'];

/** The pattern for a host and everything below it, as permissions are asked for. */
function originOf(host: string): string {
  return /^[\d.]+$|^\[/.test(host) ? `*://${host}/*` : `*://*.${host}/*`;
}

/**
 * Asks the person for all sites, or for some. Must be called straight from a click: the browser asks nothing later.
 * @returns whether they are granted now
 */
export async function askFor(hosts: readonly string[] | 'all', permissions: 'webRequest'[] = []): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: originsOf(hosts), permissions });
  } catch {
    return false;
  }
}

/** The same for the one host from which a list is fetched. */
export async function askForAddress(address: string): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [originOfAddress(address)] });
  } catch {
    return false;
  }
}

export async function isGranted(hosts: readonly string[] | 'all'): Promise<boolean> {
  return browser.permissions.contains({ origins: originsOf(hosts) });
}

/** Gives back every permission for sites that was ever given. @param needed addresses of lists, whose hosts are kept */
export async function giveBack(needed: readonly string[]): Promise<void> {
  const origins = await idleOrigins(needed);
  if (origins.length > 0) await browser.permissions.remove({ origins });
}

/** Whether the person gave any site at all, beside the hosts of these addresses. */
export async function anyGranted(needed: readonly string[]): Promise<boolean> {
  return (await idleOrigins(needed)).length > 0;
}

async function idleOrigins(needed: readonly string[]): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const ofLists = needed.map(originOfAddress);
  return origins.filter((origin) => !ofLists.includes(origin));
}

export function onGrantsChanged(changed: () => void): void {
  browser.permissions.onAdded.addListener(changed);
  browser.permissions.onRemoved.addListener(changed);
}

function originsOf(hosts: readonly string[] | 'all'): string[] {
  return hosts === 'all' ? everywhere : hosts.map(originOf);
}
