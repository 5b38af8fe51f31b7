import type { UserEntries, UserEntry } from '../../../src/index';
import type { Settings } from '../messages';
import { defaults } from '../settings/settings';
import { settingValue } from './readable';
import type { Registers } from './register';
import type { Site, State } from './state';

/** What holds now: what the person chose, and the default for everything else. */
export interface Chosen {
  readonly settings: Settings;
  readonly entries: UserEntries;
}

export function chosen(state: State): Chosen {
  return { settings: settingsOf(state.settings), entries: entriesOf(state) };
}

/** The entry of a host as the engine takes it; empty when nothing was chosen there. */
export function entryOf({ parameters, flags }: Site): UserEntry {
  const keep = namesWith(parameters, 'keep');
  const strip = namesWith(parameters, 'strip');
  return {
    ...(keep.length > 0 ? { keep } : {}),
    ...(strip.length > 0 ? { strip } : {}),
    ...(flags.get('alone')?.value === true ? { alone: true } : {}),
    ...(flags.get('liftGuard')?.value === true ? { liftGuard: true } : {}),
  };
}

/**
 * The entry that holds for a host: its own, or that of the nearest host above it.
 * @returns null when none does
 */
export function nearestEntry({ sites }: UserEntries, host: string): { host: string; entry: UserEntry } | null {
  for (let at = host; at !== ''; at = at.includes('.') ? at.slice(at.indexOf('.') + 1) : '') {
    const entry = Object.hasOwn(sites, at) ? sites[at] : undefined;
    if (entry) return { host: at, entry };
  }
  return null;
}

function entriesOf({ sites }: State): UserEntries {
  const entries = [...sites].map(([host, site]) => [host, entryOf(site)] as const);
  const filled = entries.filter(([, entry]) => Object.keys(entry).length > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { version: 1, sites: Object.fromEntries(filled) };
}

function settingsOf(registers: Registers): Settings {
  const of = <K extends keyof Settings>(name: K): Settings[K] =>
    settingValue(name, registers.get(name)) ?? defaults[name];
  return {
    paused: of('paused'),
    copy: of('copy'),
    copySites: of('copySites'),
    buttons: of('buttons'),
    buttonSites: of('buttonSites'),
    keepAffiliate: of('keepAffiliate'),
    keepTextFragment: of('keepTextFragment'),
    policy: of('policy'),
    rulesOff: of('rulesOff'),
    click: of('click'),
    browse: of('browse'),
    address: of('address'),
    browseOn: of('browseOn'),
    browseSites: of('browseSites'),
  };
}

function namesWith(parameters: Registers, action: 'keep' | 'strip'): string[] {
  return [...parameters]
    .filter(([, { value }]) => value === action)
    .map(([name]) => name)
    .toSorted();
}
