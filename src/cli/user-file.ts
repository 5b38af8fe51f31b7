import type { UserEntries, UserEntry } from '../index';
import { Fault, type Json } from './json';
import { byHost, flag, members, names, onlyKnown, version1 } from './shape';

/**
 * A person's entries out of the file that `--user` names:
 * `{ "version": 1, "sites": { "example.com": { "keep": [], "strip": [], "alone": false, "liftGuard": false } } }`,
 * or an export of the extension.
 * @throws Fault at the first place that has another shape
 */
export function userEntries(json: Json): UserEntries {
  const all = members(json, 'an object with version and sites');
  const version = all.find(({ name }) => name === 'version');
  if (!version) throw new Fault(json.at, 'expected "version": 1');
  version1(version);
  // An export of the extension has its settings and the times of its choices beside the entries.
  onlyKnown(all, ['version', 'sites', 'settings', 'stamps']);
  const sites = all.find(({ name }) => name === 'sites');
  if (!sites) throw new Fault(json.at, 'expected "sites"');
  const entries = members(sites.value, 'an object with an entry for each host');
  return { version: 1, sites: byHost(entries, entry) };
}

const fields = {
  keep: (json: Json): UserEntry => ({ keep: names(json) }),
  strip: (json: Json): UserEntry => ({ strip: names(json) }),
  alone: (json: Json): UserEntry => ({ alone: flag(json) }),
  liftGuard: (json: Json): UserEntry => ({ liftGuard: flag(json) }),
};

function entry(json: Json): UserEntry {
  const all = members(json, 'an object with keep, strip, alone or liftGuard');
  onlyKnown(all, Object.keys(fields));
  const given = new Map(all.map(({ name, value }) => [name, value]));
  return Object.entries(fields).reduce<UserEntry>((whole, [name, read]) => {
    const value = given.get(name);
    return value === undefined ? whole : { ...whole, ...read(value) };
  }, {});
}
