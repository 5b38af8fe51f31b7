/** What is wrong with a value from outside, and where in it. */
export class Misshapen extends Error {}

/** Reads a value from outside (a message, storage, a file). @throws Misshapen */
export type Shape<T> = (raw: unknown, at: string) => T;

/** The value, or what is wrong with it. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** @returns the value in its type, or one sentence that says where it has another shape; never throws */
export function read<T>(shape: Shape<T>, raw: unknown, at = 'value'): Read<T> {
  try {
    return { ok: true, value: shape(raw, at) };
  } catch (error) {
    if (error instanceof Misshapen) return { ok: false, error: error.message };
    throw error;
  }
}

export const nothing: Shape<null> = (raw, at) => (raw === null || raw === undefined ? null : fail(at, 'nothing'));

export const flag: Shape<boolean> = (raw, at) => (typeof raw === 'boolean' ? raw : fail(at, 'true or false'));

export const count: Shape<number> = (raw, at) =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : fail(at, 'a whole number');

export const text =
  (longest: number): Shape<string> =>
  (raw, at) => {
    if (typeof raw !== 'string') return fail(at, 'text');
    return raw.length <= longest ? raw : fail(at, `at most ${longest} characters`);
  };

export const oneOf =
  <T extends string | boolean | null>(...values: readonly T[]): Shape<T> =>
  (raw, at) => {
    const found = values.find((value) => value === raw);
    return found === undefined ? fail(at, `one of ${values.join(', ')}`) : found;
  };

export const list =
  <T>(item: Shape<T>, most: number): Shape<T[]> =>
  (raw, at) => {
    if (!Array.isArray(raw)) return fail(at, 'a list');
    if (raw.length > most) return fail(at, `at most ${most} items`);
    return raw.map((each, index) => item(each, `${at}[${index}]`));
  };

/** The members of an object by name; `Map`, because a name may be `__proto__`. */
export const dictionary =
  <T>(member: Shape<T>): Shape<ReadonlyMap<string, T>> =>
  (raw, at) =>
    new Map(Object.entries(members(raw, at)).map(([name, value]) => [name, member(value, `${at}.${name}`)]));

type Fields<T> = { readonly [K in keyof T]: Shape<T[K]> };

/** An object with exactly these members. */
export const record =
  <T extends object>(fields: Fields<T>): Shape<T> =>
  (raw, at) => {
    const given = partial(fields)(raw, at);
    const missing = Object.keys(fields).find((name) => !Object.hasOwn(given, name));
    if (missing !== undefined) fail(`${at}.${missing}`, 'to be there');
    return given as T;
  };

/** An object with none but these members. */
export const partial =
  <T extends object>(fields: Fields<T>): Shape<Partial<T>> =>
  (raw, at) => {
    const given: Partial<T> = {};
    for (const [name, value] of Object.entries(members(raw, at))) {
      if (!Object.hasOwn(fields, name)) fail(`${at}.${name}`, `none but ${Object.keys(fields).join(', ')}`);
      const key = name as keyof T;
      given[key] = fields[key](value, `${at}.${name}`);
    }
    return given;
  };

export function members(raw: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fail(at, 'an object');
  return raw as Readonly<Record<string, unknown>>;
}

export function fail(at: string, expected: string): never {
  throw new Misshapen(`${at}: expected ${expected}`);
}
