import type { Items } from './items';

/** What a browser lets `storage.sync` hold. Chromium and Firefox agree. */
export const limits = { bytes: 102_400, itemBytes: 8192, items: 512 } as const;

/** Bytes that an item counts for: its key and its JSON in UTF-8, as Chromium writes it. */
export function itemBytes(key: string, value: unknown): number {
  return utf8(key) + textBytes(JSON.stringify(value) ?? '');
}

/** Bytes of text within JSON: Chromium escapes `<` and two line separators into six characters. */
export function textBytes(json: string): number {
  return utf8(json) + 5 * matches(json, /</g) + 3 * matches(json, /[\u2028\u2029]/g);
}

export function totalBytes(items: Items): number {
  return Object.entries(items).reduce((sum, [key, value]) => sum + itemBytes(key, value), 0);
}

/**
 * What of `wanted` fits beside what is stored.
 * @param wanted the most important first
 */
export function fit(stored: Items, wanted: readonly (readonly [key: string, value: unknown])[]): Items {
  let bytes = totalBytes(stored);
  let count = Object.keys(stored).length;
  const fitting = wanted.filter(([key, value]) => {
    const size = itemBytes(key, value);
    const before = Object.hasOwn(stored, key) ? itemBytes(key, stored[key]) : null;
    const total = bytes + size - (before ?? 0);
    const number = count + (before === null ? 1 : 0);
    const grows = size > (before ?? 0);
    if (size > limits.itemBytes || (grows && total > limits.bytes) || number > limits.items) return false;
    bytes = total;
    count = number;
    return true;
  });
  return Object.fromEntries(fitting);
}

function utf8(text: string): number {
  return new TextEncoder().encode(text).length;
}

function matches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
