import { schemaKey, type Items } from '../storage/items';
import { numbered } from './0001-numbered';

/** From nothing to the layout of today, one number a step. A step gives new items; it changes nothing in place. */
export type Migration = (items: Items) => Items;

/** Never reorder, never take one out: the n-th leads to schema n. */
const migrations: readonly Migration[] = [numbered];

export const currentSchema = migrations.length;

/**
 * Brings stored items to the layout of today.
 * @returns `newer`: they were written by a later version, or bear a number that is none, and may only be left alone
 */
export function migrate(
  items: Items,
  steps: readonly Migration[] = migrations,
): { readonly newer: false; readonly items: Items } | { readonly newer: true } {
  const at = Object.hasOwn(items, schemaKey) ? items[schemaKey] : 0;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > steps.length) return { newer: true };
  return { newer: false, items: steps.slice(at).reduce((before, step) => step(before), items) };
}
