import { signal } from '@preact/signals';
import { browser } from '../../platform/browser';
import { originOfAddress } from '../../platform/lists/address';
import { readLists } from '../../platform/lists/state';
import { onGrantsChanged } from '../../ui/grants';

/** What the browser lets the extension do now. */
export interface Granted {
  /** Names of the browser's interfaces. */
  readonly permissions: readonly string[];
  /** Those of them that came with the extension, and go only with it. */
  readonly fixed: readonly string[];
  /** Patterns of sites, each with the names of the lists that are fetched from there. */
  readonly origins: readonly { readonly origin: string; readonly lists: readonly string[] }[];
}

/** null until it was read. */
export const granted = signal<Granted | null>(null);
/** What was taken back while the page was open, here or in the browser's own settings. */
export const gone = signal<readonly string[]>([]);

/** Reads it, and again whenever it changes. @returns ends that */
export function followGrants(): () => void {
  let over = false;
  const again = () => void (over ? null : look());
  gone.value = [];
  granted.value = null;
  void look();
  onGrantsChanged(again);
  return () => {
    over = true;
  };
}

/** Gives one back. @returns whether the browser took it */
export async function giveBack(what: { origins: string[] } | { permissions: string[] }): Promise<boolean> {
  // Of a permission that came with the extension the browser says no by throwing.
  const done = await browser.permissions.remove(what as { origins: string[] }).catch(() => false);
  await look();
  return done;
}

async function look(): Promise<void> {
  const [{ permissions = [], origins = [] }, lists] = await Promise.all([browser.permissions.getAll(), readLists()]);
  const { permissions: fixed = [] } = browser.runtime.getManifest();
  const listsAt = (origin: string) =>
    lists.filter(({ address }) => address !== null && originOfAddress(address) === origin).map(({ name }) => name);
  const before = granted.value;
  const now = {
    permissions: permissions.toSorted(),
    fixed: fixed.filter((name): name is string => typeof name === 'string'),
    origins: origins.toSorted().map((origin) => ({ origin, lists: listsAt(origin) })),
  };
  const had = [...(before?.permissions ?? []), ...(before?.origins ?? []).map(({ origin }) => origin)];
  const has = new Set<string>([...permissions, ...origins]);
  const lost = had.filter((name) => !has.has(name));
  gone.value = [...gone.value.filter((name) => !has.has(name)), ...lost];
  granted.value = now;
}
