import type { Area } from '../../../../../extension/platform/storage/area';

type Items = Record<string, unknown>;

export interface MemoryArea extends Area {
  /** What is stored; a test may put there what it likes. */
  items: Items;
  /** How often the area was written. */
  writes: number;
  /** Thrown by everything while set: what a browser does whose storage is not there. */
  broken: Error | null;
  changed: () => void;
}

/** A storage area that holds JSON and, as `sync`, refuses what Chromium refuses, in its words. */
export function memoryArea(kind: 'local' | 'sync', items: Items = {}): MemoryArea {
  const area: MemoryArea = {
    items,
    writes: 0,
    broken: null,
    changed: () => undefined,
    async get(keys) {
      await turn(area);
      const wanted = keys ?? Object.keys(area.items);
      return copy(Object.fromEntries(wanted.filter((key) => key in area.items).map((key) => [key, area.items[key]])));
    },
    async set(changes) {
      await turn(area);
      area.writes++;
      const next = { ...area.items, ...copy(changes) };
      if (kind === 'sync') checkQuota(next, Object.keys(changes));
      replace(area, next);
    },
    async remove(keys) {
      await turn(area);
      area.writes++;
      replace(area, Object.fromEntries(Object.entries(area.items).filter(([key]) => !keys.includes(key))));
    },
  };
  return area;
}

async function turn({ broken }: MemoryArea): Promise<void> {
  await Promise.resolve();
  if (broken) throw broken;
}

function replace(area: MemoryArea, next: Items): void {
  const differs = JSON.stringify(area.items) !== JSON.stringify(next);
  area.items = next;
  if (differs) area.changed();
}

function checkQuota(items: Items, changed: readonly string[]): void {
  const size = (key: string) => Buffer.byteLength(key + JSON.stringify(items[key]).replaceAll('<', '\\u003C'));
  const total = Object.keys(items).reduce((sum, key) => sum + size(key), 0);
  if (changed.some((key) => size(key) > 8192)) throw new Error('Resource::kQuotaBytesPerItem quota exceeded');
  if (Object.keys(items).length > 512) throw new Error('Resource::kMaxItems quota exceeded');
  if (total > 102_400) throw new Error('Resource::kQuotaBytes quota exceeded');
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
