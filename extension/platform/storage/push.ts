import type { Area } from './area';
import { difference } from './encode';
import { goneKey, schemaKey, settingsKey, siteOfKey, type Items } from './items';
import { fit } from './quota';

export type Pushed =
  | { readonly result: 'done' | 'too-often' | 'refused' }
  /** The rest does not fit: the sites that were left out. */
  | { readonly result: 'full'; readonly left: readonly string[] };

/**
 * Brings a storage area from one content to another in as few writes as can be, since browsers count them: what fits
 * now, then what goes, then what fits after that. Whatever does not fit is left out, not the whole.
 */
export async function push(area: Area, stored: Items, wanted: Items): Promise<Pushed> {
  const { set, remove } = difference(stored, wanted);
  const entries = Object.entries(set).toSorted(([a], [b]) => rank(a) - rank(b));
  try {
    const first = await write(area, fit(stored, entries));
    const after = { ...stored, ...first };
    for (const key of remove) delete after[key];
    if (remove.length > 0) await area.remove([...remove]);
    const waiting = entries.filter(([key]) => !Object.hasOwn(first, key));
    const second = await write(area, fit(after, waiting));
    const left = waiting.map(([key]) => key).filter((key) => !Object.hasOwn(second, key));
    return left.length === 0
      ? { result: 'done' }
      : { result: 'full', left: left.flatMap((key) => siteOfKey(key) ?? []) };
  } catch (error) {
    return { result: tooOften(error) ? 'too-often' : 'refused' };
  }
}

const single = 20;

/** @returns what was written: all, or where the browser counts otherwise than we do, what it took one by one */
async function write(area: Area, items: Items): Promise<Items> {
  if (Object.keys(items).length === 0) return {};
  try {
    await area.set(items);
    return items;
  } catch (error) {
    if (tooOften(error) || !overQuota(error)) throw error;
  }
  const written: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(items).slice(0, single)) {
    try {
      await area.set({ [key]: value });
      written[key] = value;
    } catch (error) {
      if (tooOften(error) || !overQuota(error)) throw error;
    }
  }
  return written;
}

const tooOften = (error: unknown): boolean => /MAX_WRITE_OPERATIONS/i.test(String(error));
const overQuota = (error: unknown): boolean => /quota|MAX_ITEMS/i.test(String(error));

function rank(key: string): number {
  const order = [schemaKey, goneKey, settingsKey];
  return order.includes(key) ? order.indexOf(key) : order.length;
}
