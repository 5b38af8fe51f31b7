import { asStamp, type Stamp } from './clock';

/** What JSON can say, `null` apart, which here says that a choice was taken back. */
export type Value = string | number | boolean | readonly unknown[] | { readonly [name: string]: unknown };

/** One choice, and when it was made. */
export interface Register {
  /** null: the choice was taken back. */
  readonly value: Value | null;
  readonly stamp: Stamp;
  /** The last stamp of another device that was known where this choice was made. */
  readonly over?: Stamp;
}

/** Choices by name; a name may be anything, `__proto__` too. */
export type Registers = ReadonlyMap<string, Register>;

/** Of two versions of one choice the one that holds: the later. The same for both orders, whatever they are. */
export function later(a: Register, b: Register): Register {
  if (a.stamp !== b.stamp) return a.stamp > b.stamp ? a : b;
  // A copied profile is two devices of one name, which may make two choices of one stamp.
  return JSON.stringify(written(a)) >= JSON.stringify(written(b)) ? a : b;
}

/** As it is stored: `["keep", stamp]`, or `["keep", stamp, over]`. */
export function written({ value, stamp, over }: Register): readonly unknown[] {
  return over === undefined ? [value, stamp] : [value, stamp, over];
}

/** @returns null when it is no register, or one that a later version wrote in another form */
export function asRegister(raw: unknown): Register | null {
  if (!Array.isArray(raw) || raw.length < 2 || raw.length > 3) return null;
  const [value, at, before] = raw as unknown[];
  const stamp = asStamp(at);
  const over = before === undefined ? undefined : asStamp(before);
  if (value === undefined || stamp === null || over === null) return null;
  return { value: value as Value | null, stamp, ...(over === undefined ? {} : { over }) };
}
