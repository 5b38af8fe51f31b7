import { browser } from '../platform/browser';

const everywhere = ['*://*/*'];

/** The pattern for a host and everything below it, as permissions are asked for. */
function originOf(host: string): string {
  return /^[\d.]+$|^\[/.test(host) ? `*://${host}/*` : `*://*.${host}/*`;
}

/**
 * Asks the person for all sites, or for some. Must be called straight from a click: the browser asks nothing later.
 * @returns whether they are granted now
 */
export async function askFor(hosts: readonly string[] | 'all'): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: originsOf(hosts) });
  } catch {
    return false;
  }
}

export async function isGranted(hosts: readonly string[] | 'all'): Promise<boolean> {
  return browser.permissions.contains({ origins: originsOf(hosts) });
}

/** Gives back every permission for sites that was ever given. */
export async function giveBack(): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  if (origins.length > 0) await browser.permissions.remove({ origins });
}

/** Whether the person gave any site at all. */
export async function anyGranted(): Promise<boolean> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.length > 0;
}

export function onGrantsChanged(changed: () => void): void {
  browser.permissions.onAdded.addListener(changed);
  browser.permissions.onRemoved.addListener(changed);
}

function originsOf(hosts: readonly string[] | 'all'): string[] {
  return hosts === 'all' ? everywhere : hosts.map(originOf);
}
