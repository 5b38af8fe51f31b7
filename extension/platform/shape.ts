import { list as inARow, plural, t } from './i18n';

/** What is wrong with a value from outside, and where in it. */
class Misshapen extends Error {}

/** Reads a value from outside (a message, storage, a file). @throws Misshapen, which `read` turns into a value */
export type Shape<T> = (raw: unknown, at: string) => T;

/** The value, or what is wrong with it. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** @returns the value in its type, or one sentence that says where it has another shape; never throws */
export function read<T>(shape: Shape<T>, raw: unknown, at: string): Read<T> {
  try {
    return { ok: true, value: shape(raw, at) };
  } catch (error) {
    if (error instanceof Misshapen) return { ok: false, error: error.message };
    throw error;
  }
}

export const nothing: Shape<null> = (raw, at) =>
  raw === null || raw === undefined ? null : fail(at, t('expected_nothing'));

export const flag: Shape<boolean> = (raw, at) => (typeof raw === 'boolean' ? raw : fail(at, t('expected_flag')));

export const count: Shape<number> = (raw, at) =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : fail(at, t('expected_number'));

export const text =
  (most: number): Shape<string> =>
  (raw, at) => {
    if (typeof raw !== 'string') return fail(at, t('expected_text'));
    return raw.length <= most ? raw : fail(at, plural('expected_short_text', most));
  };

/** A name of a parameter, decoded; one that fits into a stored item with room for others. */
export const parameterName: Shape<string> = (raw, at) => text(1000)(raw, at) || fail(at, t('expected_name'));

export const oneOf =
  <T extends string | boolean | null>(...values: readonly T[]): Shape<T> =>
  (raw, at) => {
    const found = values.find((value) => value === raw);
    return found === undefined ? fail(at, t('expected_one_of', { values: inARow(values.map(String)) })) : found;
  };

export const list =
  <T>(item: Shape<T>, most: number): Shape<T[]> =>
  (raw, at) => {
    if (!Array.isArray(raw)) return fail(at, t('expected_list'));
    if (raw.length > most) return fail(at, plural('expected_short_list', most));
    return raw.map((each, index) => item(each, `${at}[${index}]`));
  };

type Fields<T> = { readonly [K in keyof T]: Shape<T[K]> };

/** An object with exactly these members. */
export const record =
  <T extends object>(fields: Fields<T>): Shape<T> =>
  (raw, at) => {
    const given = partial(fields)(raw, at);
    const missing = Object.keys(fields).find((name) => !Object.hasOwn(given, name));
    if (missing !== undefined) fail(`${at}.${missing}`, t('expected_there'));
    return given as T;
  };

/** An object with none but these members, each of which may be left out. */
export const partial =
  <T extends object>(fields: Fields<T>): Shape<Partial<T>> =>
  (raw, at) => {
    const given: Partial<T> = {};
    for (const [name, value] of Object.entries(members(raw, at))) {
      if (!Object.hasOwn(fields, name)) fail(at, t('expected_only', { names: inARow(Object.keys(fields)) }));
      const key = name as keyof T;
      given[key] = fields[key](value, `${at}.${name}`);
    }
    return given;
  };

export function members(raw: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fail(at, t('expected_object'));
  return raw as Readonly<Record<string, unknown>>;
}

/** @param expected what should be there, as part of a sentence */
export function fail(at: string, expected: string): never {
  return refuse(t('misshapen', { at, expected }));
}

/** @param sentence what is wrong */
export function refuse(sentence: string): never {
  throw new Misshapen(sentence);
}
