import type { StorageState } from '../messages';
import type { Area, Surroundings } from './area';
import { limits, totalBytes } from './quota';
import { readMirror } from './mirror';
import { readAll } from './read-all';
import type { Outcome } from './sync';

/** How full sync is, and how far it agrees with this device. Where it cannot be read: what this device would put there. */
export async function storageState(
  { local, sync }: Surroundings,
  { sync: state, unsynced, unknown }: Outcome,
): Promise<StorageState> {
  const stored = state === 'unavailable' ? null : await readAll(sync);
  const items = stored ?? (await readMirror(local).catch(() => null))?.raw ?? {};
  return {
    bytes: (stored && (await bytesInUse(sync))) ?? totalBytes(items),
    quota: limits.bytes,
    items: Object.keys(items).length,
    maxItems: limits.items,
    sync: state,
    unsynced,
    unknown,
  };
}

async function bytesInUse(sync: Area | undefined): Promise<number | null> {
  try {
    return (await sync?.getBytesInUse?.(null)) ?? null;
  } catch {
    return null;
  }
}
