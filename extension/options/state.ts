import { signal } from '@preact/signals';
import type { UserEntry } from '../../src/index';
import { browser } from '../platform/browser';
import { plural } from '../platform/i18n';
import type { EntryChange, Protocol, Settings, StorageState } from '../platform/messages';
import { mostRulesOff } from '../platform/settings/settings';
import { ask, type Answer } from '../ui/ask';

/** Everything that the person chose, as the worker has it. */
export interface Known {
  readonly settings: Settings;
  readonly sites: Readonly<Record<string, UserEntry>>;
  readonly storage: StorageState;
}

/** null until the worker answered. */
export const known = signal<Known | null>(null);
/** Why nothing could be read. */
export const unread = signal<string | null>(null);
/** Why the last change was not made. */
export const trouble = signal<string | null>(null);

export async function load(): Promise<void> {
  const [settings, entries] = await Promise.all([ask('settings', null), ask('entries', null)]);
  const failed = !settings.ok ? settings : !entries.ok ? entries : null;
  unread.value = failed ? failed.text : null;
  if (settings.ok && entries.ok) known.value = { settings: settings.value, ...entries.value };
}

/** Reads again when another page, or another device, changed something. */
export function follow(): void {
  browser.storage.onChanged.addListener((_, area) => {
    if (area !== 'session') void load();
  });
}

export async function changeSettings(patch: Partial<Settings>): Promise<boolean> {
  return took(await ask('changeSettings', { patch }));
}

/** Switches one rule off, or on again. One after the other: each list of what is off is made from the one before. */
export function switchRule(id: string, on: boolean): Promise<boolean> {
  const made = lastSwitch.then(async () => {
    const off = known.value?.settings.rulesOff ?? [];
    const rest = off.filter((each) => each !== id);
    if (on || rest.length < mostRulesOff) return changeSettings({ rulesOff: on ? rest : [...rest, id] });
    trouble.value = plural('rules_most_off', mostRulesOff);
    return false;
  });
  lastSwitch = made;
  return made;
}

let lastSwitch: Promise<unknown> = Promise.resolve();

export async function changeEntry(site: string, change: EntryChange): Promise<boolean> {
  return took(await ask('changeEntry', { site, change }));
}

/** Deletes what was chosen for sites, all at once. */
export async function deleteEntries(sites: readonly string[]): Promise<boolean> {
  const changes = sites.map((site) => ({ site, change: { kind: 'delete' } as const }));
  return took(await ask('changeEntries', { changes }));
}

/** Puts entries back as they were before they were deleted. */
export async function restore(entries: Readonly<Record<string, UserEntry>>): Promise<void> {
  const changes = Object.entries(entries).flatMap(([site, entry]) =>
    choicesOf(entry).map((change) => ({ site, change })),
  );
  await took(await ask('changeEntries', { changes }));
}

const choicesOf = ({ keep = [], strip = [], alone, liftGuard }: UserEntry): EntryChange[] => [
  ...keep.map((name) => ({ kind: 'parameter', name, action: 'keep' }) as const),
  ...strip.map((name) => ({ kind: 'parameter', name, action: 'strip' }) as const),
  ...(alone ? [{ kind: 'alone', on: true } as const] : []),
  ...(liftGuard ? [{ kind: 'liftGuard', on: true } as const] : []),
];

export async function importAll(text: string): Promise<Answer<Protocol['importAll']['reply']>> {
  const answer = await ask('importAll', { text });
  await load();
  return answer;
}

async function took(answer: Answer<unknown>): Promise<boolean> {
  trouble.value = answer.ok ? null : answer.text;
  await load();
  return answer.ok;
}
