import { currentSchema, migrate } from '../migrations/migrations';
import type { StorageState } from '../messages';
import type { Surroundings } from './area';
import { decode } from './decode';
import { defend } from './defend';
import { encode } from './encode';
import { forgetOldGraves, gravesNeededBy } from './graves';
import { merge } from './merge';
import { readMirror, writeMirror, type Mirror } from './mirror';
import { push } from './push';
import { readAll } from './read-all';
import { nothingChosen, type State } from './state';

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
export async function syncOnce(around: Surroundings): Promise<Outcome> {
  const stored = await readAll(around.sync);
  const migrated = stored && migrate(stored);
  const theirs = migrated && !migrated.newer ? decode(migrated.items) : null;
  const mirror = await mergeIntoMirror(around, theirs?.state ?? nothingChosen);
  const unknown = [...new Set([...mirror.unknown, ...(theirs?.unknown ?? [])])];
  const outcome = (sync: StorageState['sync'], retryIn: number | null, unsynced: readonly string[] = []): Outcome => ({
    sync,
    unsynced,
    unknown,
    retryIn,
  });
  if (mirror.newer || migrated?.newer) return outcome('newer-schema', null);
  if (!around.sync || !stored || !migrated || !theirs) return outcome('unavailable', later);

  const graves = gravesNeededBy(theirs.state, mirror.state);
  const pushed = await push(around.sync, stored, encode(mirror.state, migrated.items, currentSchema, graves));
  switch (pushed.result) {
    case 'done':
      return outcome('ok', null);
    case 'too-often':
      return outcome('ok', soon);
    case 'full':
      return outcome('over-quota', later, pushed.left);
    case 'refused':
      return outcome('unavailable', later);
  }
}

/** Not while sync is read or written, which may take its time: a choice must not wait for it. */
function mergeIntoMirror({ local, now, alone }: Surroundings, theirs: State): Promise<Mirror> {
  return alone('mirror', async () => {
    const mirror = await readMirror(local);
    if (mirror.newer) return mirror;
    const here = { device: mirror.device, now: now() };
    const merged = defend(merge(mirror.state, theirs), mirror.state, here);
    const state = forgetOldGraves(merged, here.now);
    await writeMirror(local, mirror, state);
    return { ...mirror, state };
  });
}
