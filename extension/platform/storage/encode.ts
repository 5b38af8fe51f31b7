import { asGrave, writtenGrave } from './grave';
import type { Graves } from './graves';
import {
  asideName,
  asMembers,
  goneKey,
  isSite,
  schemaKey,
  settingsKey,
  siteKey,
  siteOfKey,
  type Items,
  type Members,
} from './items';
import { asRegister, written, type Register, type Registers } from './register';
import type { Site, State } from './state';

type Write = (register: Register) => unknown;
type Read = (raw: unknown) => Register | null;

/**
 * What a storage area should hold for a state.
 * @param raw what it holds now: whatever this version cannot read there stays in place, or beside what takes its place
 * @param graves what was taken back, as far as it shall be stored; null leaves the item of graves as it is
 */
export function encode(state: State, raw: Items, schema: number, graves: Graves | null): Items {
  const items = new Map<string, unknown>(Object.entries(raw));
  put(items, settingsKey, overlay(raw[settingsKey], state.settings, written, asRegister));
  const sites = new Set([...state.sites.keys(), ...Object.keys(raw).flatMap((key) => siteOfKey(key) ?? [])]);
  for (const site of sites) put(items, siteKey(site), siteItem(raw[siteKey(site)], state.sites.get(site)));
  if (graves) put(items, goneKey, graveItem(raw[goneKey], graves));
  if (items.size > 0) items.set(schemaKey, schema);
  return Object.fromEntries(items);
}

/** What has to be written, and what removed, to come from one content to another. */
export function difference(from: Items, to: Items): { readonly set: Items; readonly remove: readonly string[] } {
  const changed = Object.entries(to).filter(([key, value]) => !equal(value, from[key]));
  return {
    set: Object.fromEntries(changed),
    remove: Object.keys(from).filter((key) => !Object.hasOwn(to, key)),
  };
}

function siteItem(raw: unknown, site: Site | undefined): unknown {
  return overlaySite(raw, { parameters: live(site?.parameters), flags: live(site?.flags) }, written, asRegister);
}

function graveItem(raw: unknown, graves: Graves): unknown {
  if (graves.size === 0 && !asMembers(raw)) return raw;
  const items = new Map(Object.entries(membersOf(raw)));
  for (const site of new Set([...[...items.keys()].filter(isSite), ...graves.keys()]))
    put(items, site, overlaySite(items.get(site), graves.get(site) ?? none, writtenGrave, asGrave));
  return whole(items);
}

const none: Site = { parameters: new Map(), flags: new Map() };

function overlaySite(raw: unknown, { parameters, flags }: Site, write: Write, read: Read): unknown {
  if (flags.size + parameters.size === 0 && !asMembers(raw)) return raw;
  const { parameters: rawParameters, ...rest } = membersOf(raw);
  const items = new Map(Object.entries(asMembers(overlay(rest, flags, write, read)) ?? {}));
  put(items, 'parameters', overlay(rawParameters, parameters, write, read));
  return whole(items);
}

function overlay(raw: unknown, ours: Registers, write: Write, read: Read): unknown {
  if (ours.size === 0 && !asMembers(raw)) return raw;
  const kept = Object.entries(membersOf(raw)).filter(([name, value]) => name === asideName || !read(value));
  const items = new Map<string, unknown>(kept);
  const displaced = kept.filter(([name]) => ours.has(name));
  if (displaced.length > 0) items.set(asideName, setAside(items.get(asideName), displaced));
  for (const [name, register] of ours) items.set(name, write(register));
  return whole(items);
}

function setAside(before: unknown, displaced: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries([...Object.entries(membersOf(before)), ...displaced]);
}

/** What is no object becomes a member, so that there is room beside it. */
function membersOf(raw: unknown): Members {
  return asMembers(raw) ?? (raw === undefined ? {} : { [asideName]: raw });
}

function live(registers: Registers = new Map()): Registers {
  return new Map([...registers].filter(([, { value }]) => value !== null));
}

function put(items: Map<string, unknown>, key: string, value: unknown): void {
  if (value === undefined) items.delete(key);
  else items.set(key, value);
}

function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || stable(a) === stable(b);
}

/** Browsers give members back in an order of their own. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    const members = asMembers(each);
    return members ? ['{}', ...Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1))] : each;
  });
}

function whole(items: ReadonlyMap<string, unknown>): Record<string, unknown> | undefined {
  return items.size === 0 ? undefined : Object.fromEntries(items);
}
