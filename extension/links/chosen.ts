import type { Chosen } from '../platform/storage/view';
import { ask, type Answer } from '../ui/ask';

/** What the person chose, as an engine needs it; asked of the worker, which alone reads storage. */
export async function readChosen(): Promise<Answer<Chosen>> {
  const [settings, entries] = await Promise.all([ask('settings', null), ask('entries', null)]);
  if (!settings.ok) return settings;
  if (!entries.ok) return entries;
  return { ok: true, value: { settings: settings.value, entries: { version: 1, sites: entries.value.sites } } };
}
