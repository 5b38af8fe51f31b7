import { currentSchema, migrate } from '../migrations/migrations';
import type { Area } from './area';
import { newDevice } from './clock';
import { decode } from './decode';
import { difference, encode } from './encode';
import { allGraves } from './graves';
import { asideName, asMembers, type Items } from './items';
import type { State } from './state';

export const mirrorKey = 'mirror';
const deviceKey = 'device';

/** All that was chosen, as this device knows it: it is read and written first, and holds whatever sync does. */
export interface Mirror {
  readonly state: State;
  readonly unknown: readonly string[];
  readonly device: string;
  /** A later version wrote it; it may be read but not written. */
  readonly newer: boolean;
  /** Nothing was ever stored here. */
  readonly fresh: boolean;
  readonly raw: Items;
}

/** @throws when the browser cannot read its storage */
export async function readMirror(local: Area): Promise<Mirror> {
  const stored = await local.get([mirrorKey, deviceKey]);
  const found = stored[mirrorKey];
  const raw = asMembers(found) ?? (found === undefined ? {} : { [asideName]: found });
  const device = stored[deviceKey];
  const migrated = migrate(raw);
  const items = migrated.newer ? raw : migrated.items;
  return {
    ...decode(items),
    device: typeof device === 'string' && /^[0-9a-z]{5}$/.test(device) ? device : newDevice(),
    newer: migrated.newer,
    fresh: found === undefined,
    raw: items,
  };
}

/** Stores a new state in one write, or nothing when it is the old one. @throws when the browser refuses */
export async function writeMirror(local: Area, { raw, device, fresh }: Mirror, state: State): Promise<void> {
  const items = encode(state, raw, currentSchema, allGraves(state));
  const { set, remove } = difference(raw, items);
  if (!fresh && Object.keys(set).length + remove.length === 0) return;
  await local.set({ [mirrorKey]: items, [deviceKey]: device });
}
