import { createStore, type Store } from '../../../../../extension/platform/storage/store';
import { memoryArea, type MemoryArea } from './area';

/** A browser of the person, with its own storage and clock. */
export interface Device {
  readonly local: MemoryArea;
  readonly sync: MemoryArea;
  store: Store;
  /** Milliseconds by which its clock is wrong. */
  skew: number;
  /** When it asked to be woken. */
  wake: number | null;
  /** The worker starts again: nothing is remembered but what is stored. */
  restart(): Store;
}

/** @param sync give two devices one area, and they are in sync at once; give each its own, and they are apart */
export function device(sync = memoryArea('sync'), local = memoryArea('local'), skew = 0): Device {
  const last = new Map<string, Promise<unknown>>();
  const alone = <T>(thing: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(thing) ?? Promise.resolve()).then(work);
    last.set(
      thing,
      mine.catch(() => undefined),
    );
    return mine;
  };
  const made: Device = { local, sync, skew, wake: null, store: start(), restart };

  function start(): Store {
    return createStore({
      local,
      sync,
      alone,
      now: () => Date.now() + made.skew,
      wakeIn: (minutes) => void (made.wake = minutes),
    });
  }

  function restart(): Store {
    made.store = start();
    made.store.changed('sync');
    return made.store;
  }

  local.changed = () => made.store.changed('local');
  const others = sync.changed;
  sync.changed = () => {
    others();
    made.store.changed('sync');
  };
  return made;
}
