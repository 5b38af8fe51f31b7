import { browser } from '../platform/browser';
import type { Settings } from '../platform/messages';
import { features, placesOf, type Feature } from './features';

type Script = Parameters<typeof browser.scripting.registerContentScripts>[0][number];

/** Scripts of a feature that stand beside a page, and in its own world. The first is there before the second. */
const scripts: readonly (Pick<Script, 'id' | 'world'> & { readonly feature: Feature; readonly js: string[] })[] = [
  { feature: 'copy', id: 'copy', js: ['extension/content/copy.js'] },
  { feature: 'buttons', id: 'buttons', js: ['extension/content/buttons.js'] },
  { feature: 'buttons', id: 'page', js: ['extension/content/page.js'], world: 'MAIN' },
  { feature: 'address', id: 'address', js: ['extension/content/address.js'] },
];

let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the registered content scripts into line with the settings and the sites that the person has allowed. Harmless
 * to repeat. Where one comes new, it is put into open tabs at once.
 */
export function keepRegistered(settings: Settings): Promise<void> {
  const kept = last.then(() => register(settings));
  last = kept.catch(() => undefined);
  return kept;
}

/** Whether everything that the settings ask for is allowed on this device. */
export async function permitted(settings: Settings): Promise<boolean> {
  const wanted = [...new Set(features.flatMap((feature) => wantedSites(settings, feature)))];
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
  for (const { feature, ...script } of scripts)
    await registerOne(script, await allowedOf(wantedSites(settings, feature)));
}

async function registerOne(script: Script & { js: string[] }, matches: string[]): Promise<void> {
  const ids = [script.id];
  const [now] = await browser.scripting.getRegisteredContentScripts({ ids });
  const before = now?.matches ?? [];
  if (before.toSorted().join() === matches.toSorted().join()) return;
  if (now) await browser.scripting.unregisterContentScripts({ ids });
  if (matches.length === 0) return;
  await browser.scripting.registerContentScripts([
    { ...script, matches, allFrames: true, matchOriginAsFallback: true, runAt: 'document_start' },
  ]);
  await putIntoOpenTabs(
    script,
    matches.filter((match) => !before.includes(match)),
  );
}

function wantedSites(settings: Settings, feature: Feature): string[] {
  const { mode, sites } = placesOf(settings, feature);
  if (mode === 'off') return [];
  return mode === 'all' ? ['*://*/*'] : sites.flatMap(matchesOf);
}

/** A host and everything below it; an address has nothing below. */
function matchesOf(host: string): string[] {
  return /^\[|^[\d.]+$/.test(host) ? [`*://${host}/*`] : [`*://*.${host}/*`];
}

async function allowedOf(matches: readonly string[]): Promise<string[]> {
  const allowed = await Promise.all(matches.map((match) => browser.permissions.contains({ origins: [match] })));
  return matches.filter((_, index) => allowed[index]);
}

async function putIntoOpenTabs(
  { js, world }: { js: string[]; world?: Script['world'] },
  matches: readonly string[],
): Promise<void> {
  if (matches.length === 0) return;
  const tabs = await browser.tabs.query({ url: [...matches] });
  // A tab that is asleep, closed by now or one of the browser's own takes none.
  await Promise.allSettled(
    tabs.flatMap((tab) =>
      tab.id === undefined
        ? []
        : browser.scripting.executeScript({
            target: { tabId: tab.id, allFrames: true },
            files: js,
            ...(world ? { world } : {}),
          }),
    ),
  );
}
