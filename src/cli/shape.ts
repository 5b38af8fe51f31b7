import { Fault, type Json, type Member } from './json';

/** The members of an object. @throws Fault saying what was expected */
export function members(json: Json, expected: string): readonly Member[] {
  if (json.kind !== 'object') throw new Fault(json.at, `expected ${expected}, found ${kind(json)}`);
  return json.members;
}

/** The items of a list. @throws Fault */
export function items(json: Json, expected: string): readonly Json[] {
  if (json.kind !== 'array') throw new Fault(json.at, `expected ${expected}, found ${kind(json)}`);
  return json.items;
}

/** A list of parameter names, none empty. @throws Fault */
export function names(json: Json): readonly string[] {
  return items(json, 'a list of parameter names').map((item) => {
    if (item.kind !== 'string' || item.value === '')
      throw new Fault(item.at, `expected a parameter name in quotes, found ${kind(item)}`);
    return item.value;
  });
}

/** True or false. @throws Fault */
export function flag(json: Json): boolean {
  if (json.kind !== 'literal' || json.value === null)
    throw new Fault(json.at, `expected true or false, found ${kind(json)}`);
  return json.value;
}

/** What each host of an object has, by host in small letters. @throws Fault where a host is none or stands twice */
export function byHost<Value>(sites: readonly Member[], read: (json: Json) => Value): Record<string, Value> {
  const found = new Map<string, Value>();
  for (const { at, name, value } of sites) {
    const host = name.toLowerCase();
    if (/[/:?#@\s\\]/.test(host) || host === '')
      throw new Fault(at, `expected a host such as "example.com", found “${name}”`);
    if (/[^!-~]/.test(host)) throw new Fault(at, `expected a host in ASCII letters (xn--…), found “${name}”`);
    if (found.has(host)) throw new Fault(at, `“${host}” stands here a second time`);
    found.set(host, read(value));
  }
  return Object.fromEntries(found);
}

/** Fails for the first member whose name is none of these. @throws Fault */
export function onlyKnown(all: readonly Member[], known: readonly string[]): void {
  const stranger = all.find(({ name }) => !known.includes(name));
  if (stranger) throw new Fault(stranger.at, `expected one of ${known.join(', ')}, found “${stranger.name}”`);
}

/** Fails for a format of another version than 1. @throws Fault */
export function version1({ value }: Member): void {
  if (value.kind === 'number' && value.value === 1) return;
  const newer = value.kind === 'number' && value.value > 1 ? '; this file is from a newer program' : '';
  throw new Fault(value.at, `expected version 1, found ${kind(value)}${newer}`);
}

/** A value as a message names it. */
export function kind(json: Json): string {
  if (json.kind === 'object') return 'an object';
  if (json.kind === 'array') return 'a list';
  if (json.kind === 'string') return json.value === '' ? 'an empty text' : `“${json.value}”`;
  return String(json.value);
}
