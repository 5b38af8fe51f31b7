import { asGrave } from './grave';
import { asideName, asMembers, goneKey, isSite, schemaKey, settingsKey, siteOfKey, type Items } from './items';
import { merge } from './merge';
import { mapEach } from './places';
import { isReadable } from './readable';
import { asRegister, type Register } from './register';
import type { Site, State } from './state';

/** What stored items say, and the names of those that this version cannot read. */
export interface Decoded {
  readonly state: State;
  readonly unknown: readonly string[];
}

type Reader = (raw: unknown) => Register | null;

/** Reads what a storage area holds. Whatever has an unknown shape is left out and named; nothing makes it fail. */
export function decode(items: Items): Decoded {
  const unknown: string[] = [];
  const sites = new Map<string, Site>();
  for (const [key, raw] of Object.entries(items)) {
    const site = siteOfKey(key);
    if (site !== null) sites.set(site, readSite(raw, key, asRegister, unknown));
    else if (key !== schemaKey && key !== goneKey && key !== settingsKey) unknown.push(key || 'unreadable');
  }
  const settings = readEach(items[settingsKey], settingsKey, asRegister, unknown);
  const graves = new Map<string, Site>();
  for (const [site, raw] of Object.entries(readMembers(items[goneKey], goneKey, unknown)))
    if (isSite(site)) graves.set(site, readSite(raw, `${goneKey}.${site}`, asGrave, unknown));
    else unknown.push(`${goneKey}.${site || 'unreadable'}`);
  const state = merge({ settings, sites }, { settings: new Map(), sites: graves });
  return { state, unknown: [...unknown, ...unreadable(state)] };
}

function readSite(raw: unknown, at: string, one: Reader, unknown: string[]): Site {
  const { parameters, ...flags } = readMembers(raw, at, unknown);
  return {
    parameters: readEach(parameters, `${at}.parameters`, one, unknown),
    flags: readEach(flags, at, one, unknown),
  };
}

function readEach(raw: unknown, at: string, one: Reader, unknown: string[]): Map<string, Register> {
  const found = new Map<string, Register>();
  for (const [name, member] of Object.entries(readMembers(raw, at, unknown))) {
    const register = name === asideName ? null : one(member);
    if (register) found.set(name, register);
    else unknown.push(`${at}.${name || 'unreadable'}`);
  }
  return found;
}

function readMembers(raw: unknown, at: string, unknown: string[]): Readonly<Record<string, unknown>> {
  const members = raw === undefined ? {} : asMembers(raw);
  if (!members) unknown.push(at);
  return members ?? {};
}

function unreadable(state: State): string[] {
  const found: string[] = [];
  mapEach(state, (register, place) => {
    if (!isReadable(register, place))
      found.push(place.in === 'settings' ? `settings.${place.name}` : `site:${place.site}.${place.name}`);
    return register;
  });
  return found;
}
