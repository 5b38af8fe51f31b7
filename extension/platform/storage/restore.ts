import { isPublicSuffix } from '../../../src/index';
import { t } from '../i18n';
import type { Settings } from '../messages';
import { hostName } from '../settings/host';
import { settingShapes } from '../settings/settings';
import { fail, flag, list, members, parameterName, partial, read, refuse, type Read } from '../shape';
import { stampName } from './backup';
import { replacing, type Here } from './choose';
import { isOfClearUrls, sitesOfWhitelist } from './clearurls';
import { asStamp, type Stamp } from './clock';
import { registerAt, withRegister, type Place } from './places';
import type { Value } from './register';
import type { State } from './state';

/** One choice out of a file, and when it was made where the file says so. */
interface Restored {
  readonly place: Place;
  readonly value: Value;
  readonly stamp: Stamp | null;
}

export interface Backup {
  readonly choices: readonly Restored[];
  /** How many sites it has an entry for. */
  readonly sites: number;
  /** Those of them that are public suffixes: an entry would hold for every site below, so none is read in. */
  readonly leftOut: readonly string[];
  /** Settings of a later version, which are kept for it. */
  readonly forLater: readonly string[];
}

const mostCharacters = 5_000_000;

/** Reads what `backupText` wrote, or entries alone. Of any other text it says in one sentence what is wrong with it. */
export function readBackup(text: string): Read<Backup> {
  if (text.length > mostCharacters) return { ok: false, error: t('import_too_large') };
  try {
    const raw: unknown = JSON.parse(text);
    return read(isOfClearUrls(raw) ? whitelist : wholeFile, raw, 'file');
  } catch (error) {
    return { ok: false, error: t('import_not_json', { detail: error instanceof Error ? error.message : '' }) };
  }
}

/**
 * The state with a backup read into it. What is chosen here and missing there stays; what was taken back here and
 * stands there is chosen again, since that is what a backup is for; where both differ, the later choice holds, and
 * the one made here where the file does not say when.
 */
export function restore(state: State, { choices }: Backup, here: Here): State {
  return choices.reduce((now, { place, value, stamp }) => {
    const seen = registerAt(now, place);
    if (stamp !== null && (!seen || stamp > seen.stamp)) return withRegister(now, place, { value, stamp });
    return seen && seen.value !== null ? now : withRegister(now, place, replacing(seen, value, here));
  }, state);
}

/** Sites that another extension leaves alone. */
function whitelist(raw: unknown, at: string): Backup {
  const sites = sitesOfWhitelist(raw, at);
  const leftOut = sites.filter(isPublicSuffix);
  const choices = sites
    .filter((site) => !isPublicSuffix(site))
    .flatMap((site) => choicesOf(site, { alone: true }))
    .map((choice) => ({ ...choice, stamp: null }));
  return { choices, sites: sites.length, leftOut, forLater: [] };
}

function wholeFile(raw: unknown, at: string): Backup {
  const { version, sites, settings, stamps } = members(raw, at);
  if (typeof version === 'number' && version > 1) refuse(t('import_newer'));
  if (version !== 1) refuse(t('import_version'));
  if (sites === undefined && settings === undefined) refuse(t('import_no_backup'));
  const entries = sitesOf(sites ?? {});
  const leftOut = new Set(entries.map(([site]) => site).filter(isPublicSuffix));
  const choices = entries
    .map(([site, entry]) => [site, choicesOf(site, entry)] as const)
    .flatMap(([site, chosen]) => (leftOut.has(site) ? [] : chosen));
  const dates = members(stamps ?? {}, 'stamps');
  const [known, later] = sorted(members(settings ?? {}, 'settings'), dates);
  return {
    choices: [...settingsOf(known), ...later, ...choices].map((choice) => dated(choice, dates)),
    sites: entries.length,
    leftOut: [...leftOut],
    forLater: later.map(({ place }) => place.name),
  };
}

type Choice = Omit<Restored, 'stamp'>;

const mostCharactersOfSetting = 1000;

/**
 * Settings that are known here, and those of a later version: a name that nobody knows here, with a time of its choice
 * as only a version of ours writes it. It goes where such settings of other devices are kept, unread. Without that
 * time it is a slip of the pen.
 */
function sorted(
  settings: Readonly<Record<string, unknown>>,
  dates: Readonly<Record<string, unknown>>,
): [known: Readonly<Record<string, unknown>>, later: Choice[]] {
  const isLater = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(settingShapes, name) &&
    asStamp(dates[`settings.${name}`]) !== null &&
    value !== null &&
    name.length + JSON.stringify(value).length < mostCharactersOfSetting;
  const all = Object.entries(settings);
  return [
    Object.fromEntries(all.filter((each) => !isLater(each))),
    all.filter(isLater).map(([name, value]) => ({ place: { in: 'settings', name }, value: value as Value })),
  ];
}

function settingsOf(raw: unknown): Choice[] {
  const settings: Partial<Settings> = partial(settingShapes)(raw, 'settings');
  return Object.entries(settings).map(([name, value]) => ({ place: { in: 'settings', name }, value }));
}

function sitesOf(raw: unknown): [site: string, entry: unknown][] {
  const seen = new Set<string>();
  return Object.entries(members(raw, 'sites')).map(([name, entry]) => {
    const site = hostName(name) ?? fail(`sites.${name}`, t('expected_host'));
    if (seen.has(site)) refuse(t('import_twice', { site }));
    seen.add(site);
    return [site, entry];
  });
}

const entryShape = partial({
  keep: list(parameterName, 10_000),
  strip: list(parameterName, 10_000),
  alone: flag,
  liftGuard: flag,
});

function choicesOf(site: string, raw: unknown): Choice[] {
  const { keep = [], strip = [], alone, liftGuard } = entryShape(raw, `sites.${site}`);
  const both = keep.find((name) => strip.includes(name));
  if (both !== undefined) refuse(t('import_both', { name: both, site }));
  const parameters = (names: readonly string[], value: string): Choice[] =>
    names.map((name) => ({ place: { in: 'parameters', site, name }, value }));
  const on = (name: string, is: boolean | undefined): Choice[] =>
    is ? [{ place: { in: 'flags', site, name }, value: true }] : [];
  return [
    ...parameters(keep, 'keep'),
    ...parameters(strip, 'strip'),
    ...on('alone', alone),
    ...on('liftGuard', liftGuard),
  ];
}

function dated(choice: Choice, dates: Readonly<Record<string, unknown>>): Restored {
  const name = stampName(choice.place);
  return { ...choice, stamp: Object.hasOwn(dates, name) ? asStamp(dates[name]) : null };
}
