import { browser } from '../platform/browser';
import type { Settings } from '../platform/messages';

const id = 'copy';
const js = ['extension/content/copy.js'];

let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the registered content script into line with the settings and the sites that the person has allowed. Harmless
 * to repeat. Where it comes new, it is put into open tabs at once.
 */
export function keepRegistered(settings: Settings): Promise<void> {
  const kept = last.then(() => register(settings));
  last = kept.catch(() => undefined);
  return kept;
}

/** Whether everything that the settings ask for is allowed on this device. */
export async function permitted(settings: Settings): Promise<boolean> {
  const wanted = wantedSites(settings);
  return (await allowedOf(wanted)).length === wanted.length;
}

/**
 * Whether the person still allows what a script does in a page that had it before.
 * @param url of its frame; one without an address of its own lies in a page that was allowed once
 */
export async function isAllowedAt(url: string): Promise<boolean> {
  if (!/^https?:/.test(url)) return ((await browser.permissions.getAll()).origins ?? []).length > 0;
  const { protocol, hostname } = new URL(url);
  return browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] });
}

async function register(settings: Settings): Promise<void> {
  const matches = await allowedOf(wantedSites(settings));
  const [now] = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  const before = now?.matches ?? [];
  if (before.toSorted().join() === matches.toSorted().join()) return;
  if (now) await browser.scripting.unregisterContentScripts({ ids: [id] });
  if (matches.length === 0) return;
  await browser.scripting.registerContentScripts([
    { id, matches, js, allFrames: true, matchOriginAsFallback: true, runAt: 'document_start' },
  ]);
  await putIntoOpenTabs(matches.filter((match) => !before.includes(match)));
}

function wantedSites({ paused, copy, copySites }: Settings): string[] {
  if (paused || copy === 'off') return [];
  return copy === 'all' ? ['*://*/*'] : copySites.flatMap(matchesOf);
}

/** A host and everything below it; an address has nothing below. */
function matchesOf(host: string): string[] {
  return /^\[|^[\d.]+$/.test(host) ? [`*://${host}/*`] : [`*://*.${host}/*`];
}

async function allowedOf(matches: readonly string[]): Promise<string[]> {
  const allowed = await Promise.all(matches.map((match) => browser.permissions.contains({ origins: [match] })));
  return matches.filter((_, index) => allowed[index]);
}

async function putIntoOpenTabs(matches: readonly string[]): Promise<void> {
  if (matches.length === 0) return;
  const tabs = await browser.tabs.query({ url: [...matches] });
  // A tab that is asleep, closed by now or one of the browser's own takes none.
  await Promise.allSettled(
    tabs.flatMap((tab) =>
      tab.id === undefined
        ? []
        : browser.scripting.executeScript({ target: { tabId: tab.id, allFrames: true }, files: js }),
    ),
  );
}
