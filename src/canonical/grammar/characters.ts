/**
 * Which ASCII characters are percent-encoded where they stand raw, by part of the link.
 * https://url.spec.whatwg.org/#percent-encoded-bytes
 */
export type EncodeSet = Uint8Array;

const setOf = (characters: string, base?: EncodeSet): EncodeSet => {
  const set = base ? base.slice() : new Uint8Array(128).fill(1, 0, 0x20).fill(1, 0x7f);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
};

export const fragmentSet = setOf(' "<>`');
export const querySet = setOf(' "#<>\'');
export const pathSet = setOf(' "#<>?^`{}');
export const userInfoSet = setOf('/:;=@[\\]|', pathSet);

/** Characters that RFC 3986 never allows raw, and WHATWG leaves so somewhere: encoded in a key. */
export const neverRaw = /[ "<>\\^`{|}]/g;

/** RFC 3986 §2.3: `ALPHA / DIGIT / "-" / "." / "_" / "~"`. */
export const isUnreserved = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2d ||
  code === 0x2e ||
  code === 0x5f ||
  code === 0x7e;

/** Value of a hexadecimal digit; -1 for anything else. */
export const hexValue = (code: number): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  if (code >= 0x41 && code <= 0x46) return code - 0x37;
  if (code >= 0x61 && code <= 0x66) return code - 0x57;
  return -1;
};
