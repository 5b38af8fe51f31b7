import { isPublicSuffix, type UserEntry } from '../../../src/index';
import { failure, isFailure } from '../failure';
import type { EntryChange, Failure, Protocol, Settings, StorageState } from '../messages';
import type { Surroundings } from './area';
import { backupText } from './backup';
import { changeEntry, changeSettings } from './changes';
import type { Here } from './choose';
import { readMirror, writeMirror } from './mirror';
import { readBackup, restore } from './restore';
import { createSchedule } from './schedule';
import { nothingChosen, untouchedSite, type State } from './state';
import { storageState } from './storage-state';
import { syncOnce, type Outcome } from './sync';
import { chosen, entryOf, type Chosen } from './view';

/** What a person chose, on this device and, through `storage.sync`, on the person's others. */
export interface Store {
  /** What holds now; the defaults where storage cannot be read. The same object until something changes. */
  read(): Promise<Chosen>;
  changeSettings(patch: Partial<Settings>): Promise<Settings | Failure>;
  /** @returns what is chosen for the site afterwards; a failure for a public suffix, whose entry can only be deleted */
  changeEntry(site: string, change: EntryChange): Promise<UserEntry | Failure>;
  /** Several in one write. @returns a failure where something was not done: what is of a public suffix is left out */
  changeEntries(changes: readonly { site: string; change: EntryChange }[]): Promise<Failure | undefined>;
  exportAll(): Promise<string | Failure>;
  importAll(text: string): Promise<Protocol['importAll']['reply'] | Failure>;
  state(): Promise<StorageState>;
  /** Calls back whenever what holds has changed, here or through another device. */
  subscribe(listener: (now: Chosen) => void): void;
  /** What is stored changed under us, or it is time to try again: brings everything together. */
  changed(area: 'local' | 'sync'): void;
}

/** A store over one browser's storage. */
export function createStore(around: Surroundings): Store {
  const { local, alone, now, wakeIn } = around;
  const listeners: ((now: Chosen) => void)[] = [];
  let known: { readonly state: State; readonly chosen: Chosen } | undefined;

  const schedule = createSchedule(async () => {
    // Should the extension be stopped in the middle, this finishes the work.
    wakeIn(1);
    const outcome = await alone('sync', () => syncOnce(around)).catch(() => noOutcome);
    wakeIn(outcome.retryIn);
    return outcome;
  }, now);

  async function current(): Promise<{ readonly state: State; readonly chosen: Chosen }> {
    return known ?? (await load()) ?? { state: nothingChosen, chosen: chosen(nothingChosen) };
  }

  /** @returns null where storage cannot be read */
  async function load(): Promise<typeof known | null> {
    try {
      const mirror = await readMirror(local);
      // A new device has its first answers from the others, unless they are too long in coming.
      if (mirror.fresh) await Promise.race([schedule.latest(), patience(2000)]);
      return learn(mirror.fresh ? (await readMirror(local)).state : mirror.state);
    } catch {
      return null;
    }
  }

  function learn(state: State): NonNullable<typeof known> {
    const before = known?.chosen;
    const after = chosen(state);
    const same = JSON.stringify(before) === JSON.stringify(after);
    known = { state, chosen: before && same ? before : after };
    if (before && !same) for (const listener of listeners) listener(after);
    return known;
  }

  /** Changes the mirror, alone; sync follows. */
  async function edit(change: (state: State, here: Here) => State): Promise<State | Failure> {
    await current();
    try {
      const edited = await alone('mirror', async () => {
        const mirror = await readMirror(local);
        if (mirror.newer) return failure('newer-schema');
        const next = change(mirror.state, { device: mirror.device, now: now() });
        await writeMirror(local, mirror, next);
        return next;
      });
      if (isFailure(edited)) return edited;
      schedule.request();
      return learn(edited).state;
    } catch (error) {
      return failure('storage-refused', error instanceof Error ? error.message : String(error));
    }
  }

  return {
    read: async () => (await current()).chosen,
    async changeSettings(patch) {
      const edited = await edit((state, here) => changeSettings(state, patch, here));
      return isFailure(edited) ? edited : chosen(edited).settings;
    },
    async changeEntry(site, change) {
      if (change.kind !== 'delete' && isPublicSuffix(site)) return failure('public-suffix', site);
      const edited = await edit((state, here) => changeEntry(state, site, change, here));
      return isFailure(edited) ? edited : entryOf(edited.sites.get(site) ?? untouchedSite);
    },
    async changeEntries(changes) {
      const wide = changes.find(({ site, change }) => change.kind !== 'delete' && isPublicSuffix(site));
      const may = wide ? changes.filter(({ site }) => !isPublicSuffix(site)) : changes;
      const edited = await edit((state, here) =>
        may.reduce((before, { site, change }) => changeEntry(before, site, change, here), state),
      );
      if (isFailure(edited)) return edited;
      return wide && failure('public-suffix', wide.site);
    },
    async exportAll() {
      const found = await load();
      return found ? backupText(found.state) : failure('storage-unreadable');
    },
    async importAll(text) {
      const backup = readBackup(text);
      if (!backup.ok) return backup;
      const edited = await edit((state, here) => restore(state, backup.value, here));
      return isFailure(edited)
        ? edited
        : {
            ok: true,
            sites: backup.value.sites,
            leftOut: [...backup.value.leftOut],
            forLater: [...backup.value.forLater],
          };
    },
    state: async () => storageState(around, await schedule.latest()),
    subscribe: (listener) => void listeners.push(listener),
    changed(area) {
      if (area === 'sync') schedule.request();
      else void load();
    },
  };
}

/** This device's own storage could not be read or written. */
const noOutcome: Outcome = { sync: 'unavailable', unsynced: [], unknown: [], retryIn: 30 };

function patience(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
