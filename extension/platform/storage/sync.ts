import { currentSchema, migrate } from '../migrations/migrations';
import type { StorageState } from '../messages';
import type { Area, Surroundings } from './area';
import { decode } from './decode';
import { defend } from './defend';
import { encode } from './encode';
import { forgetOldGraves, gravesNeededBy } from './graves';
import type { Items } from './items';
import { merge } from './merge';
import { readMirror, writeMirror } from './mirror';
import { push } from './push';

/** How far this device and the person's other devices agree. */
export interface Outcome {
  readonly sync: StorageState['sync'];
  readonly unsynced: readonly string[];
  readonly unknown: readonly string[];
  /** When to try again, though nothing changes; null when that would be of no use. */
  readonly retryIn: number | null;
}

const soon = 1;
const later = 30;

/**
 * Brings the mirror and `storage.sync` together: both then hold the later version of each choice. Run alone.
 * Whatever fails, the mirror has everything, and the next run does what is left to do.
 */
export async function syncOnce({ local, sync, now }: Surroundings): Promise<Outcome> {
  const mirror = await readMirror(local);
  const outcome = (state: StorageState['sync'], retryIn: number | null, more: Partial<Outcome> = {}): Outcome => ({
    sync: state,
    unsynced: [],
    unknown: mirror.unknown,
    retryIn,
    ...more,
  });
  if (mirror.newer) return outcome('newer-schema', null);
  const stored = await readAll(sync);
  if (!sync || !stored) return outcome('unavailable', later);
  const migrated = migrate(stored);
  if (migrated.newer) return outcome('newer-schema', null);

  const theirs = decode(migrated.items);
  const here = { device: mirror.device, now: now() };
  const merged = defend(merge(mirror.state, theirs.state), mirror.state, here);
  const state = forgetOldGraves(merged, here.now);
  await writeMirror(local, mirror, state);

  const wanted = encode(state, migrated.items, currentSchema, gravesNeededBy(theirs.state, state));
  const pushed = await push(sync, stored, wanted);
  const unknown = [...new Set([...mirror.unknown, ...theirs.unknown])];
  switch (pushed.result) {
    case 'done':
      return outcome('ok', null, { unknown });
    case 'too-often':
      return outcome('ok', soon, { unknown });
    case 'full':
      return outcome('over-quota', later, { unknown, unsynced: pushed.left });
    case 'refused':
      return outcome('unavailable', later, { unknown });
  }
}

async function readAll(sync: Area | undefined): Promise<Items | null> {
  try {
    return (await sync?.get(null)) ?? null;
  } catch {
    return null;
  }
}
