import type { Items } from '../storage/items';

/** The layout gets its number. Nothing was stored before it, so there is nothing to change. */
export function numbered(items: Items): Items {
  return items;
}
