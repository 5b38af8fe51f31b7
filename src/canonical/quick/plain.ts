import { isUnreserved } from '../grammar/characters';
import { charCodeAt, indexOf, slice, startsWith } from '../string-methods';

// Characters that stay as they are in that part, in every form of a link.
const inPath = "\\w\\-.~!$&'()*+,;:=@%/\\[\\]";
const inQuery = '\\w\\-.~!$&()*+,;:=@%/?\\[\\]';
const inFragment = "\\w\\-.~!$&'()*+,;:=@%/?\\[\\]";

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
// The first is by far the most common; what ends in a letter, and no digit before it, is no address in numbers.
const host = `(?:(?:[a-z0-9-]+\\.)+[a-z]+|(?:[a-z0-9-]+\\.)*[a-z](?:[a-z0-9-]*[a-z])?|(?:${octet}\\.){3}${octet})`;

/**
 * A host that ends in letters, or an address of four numbers, perhaps a port, a path, a query and a fragment, in
 * characters that stay: as much as there is of them.
 */
const plain = new RegExp(
  `https?://${host}(?=[:/?#]|$)(?::[0-9]+)?(?:/[${inPath}]*)?(?:\\?[${inQuery}]*)?(?:#[${inFragment}]*)?`,
  'y',
);

/**
 * A host of several labels that ends in letters, without a port, and a path without escapes, dot segments and `=`, as
 * far as it goes. Most links begin so, and then less has to be looked for.
 */
const simple = /https?:\/\/(?:[a-z0-9-]+\.)+[a-z]+(?:\/(?!\.)[\w\-.~!$&'()*+,;:@[\]]*)+/y;
const query = new RegExp(`\\?[${inQuery.replace('?', '')}]*`, 'y');
const fragment = new RegExp(`#[${inFragment}]*`, 'y');

/**
 * Offset behind a text's path, where all before it is in its one form, and the path holds no `=`.
 * @returns 0 where that is not so, or not known
 */
export function endOfSimplePath(text: string): number {
  simple.lastIndex = 0;
  simple.test(text);
  return simple.lastIndex;
}

/** The same of a query that begins there and holds no further `?`. */
export const endOfSimpleQuery = (text: string, at: number): number => endOf(query, text, at);

/** Whether all that begins there is a fragment in its one form. */
export const isPlainFragment = (text: string, at: number): boolean => endOf(fragment, text, at) === text.length;

function endOf(part: RegExp, text: string, at: number): number {
  part.lastIndex = at;
  part.test(text);
  return part.lastIndex;
}

const anyCase = /https?:\/\/[a-z0-9.-]+/iy;

/** A text with scheme and host in small letters, where these are all that ASCII has for hosts; else the text itself. */
export function withSmallHost(text: string): string {
  const at = endOf(anyCase, text, 0);
  return at === 0 ? text : slice.call(text, 0, at).toLowerCase() + slice.call(text, at);
}

/**
 * Offset of the first character on account of which a link is perhaps not in its one form: the text's length where
 * there is none, and 0 where it stands in the host. Ports, missing paths and dot segments are not looked at.
 */
export function plainUntil(text: string): number {
  plain.lastIndex = 0;
  plain.test(text);
  const until = plain.lastIndex;
  const escape = until === 0 ? -1 : escapeThatGoes(text, 8);
  return escape < 0 || escape > until ? until : escape;
}

const inUserInfo = "\\w\\-.~!$&'()*+,%";
const staying = new RegExp(
  `^https?://(?:(?:[${inUserInfo}]*:)?[${inUserInfo}]+@)?(?:${host}|\\[[0-9a-f:]+\\])(?=[:/])(?::[0-9]+)?` +
    `/[${inPath}|]*(?:\\?[${inQuery}\\\\^\`{|}]*)?(?:#[${inFragment}#\\\\^{|}]*)?$`,
);
/** Where a text ceases to be plain that may stay all the same. */
const rare = /[@:;#\\^`{|}]/y;

/**
 * Whether all of a text stays as WHATWG writes it, though something in it is rare: user information, an IPv6 address,
 * or what RFC 3986 never allows raw. Ports, dot segments and the address are not looked at.
 * @param until what `plainUntil` says
 */
export function mayStay(text: string, until: number): boolean {
  rare.lastIndex = until;
  return (until === 0 || rare.test(text)) && staying.test(text) && escapeThatGoes(text, 7) < 0;
}

/** Offset of the first escape with a small digit, or for an unreserved character, or of a stray `%`; -1 for none. */
export function escapeThatGoes(text: string, from: number): number {
  for (let at = indexOf.call(text, '%', from); at >= 0; at = nextEscape(text, at + 3)) {
    if (at + 2 >= text.length) return at;
    const high = upperHex(charCodeAt.call(text, at + 1));
    const low = upperHex(charCodeAt.call(text, at + 2));
    if (high < 0 || low < 0 || isUnreserved(high * 16 + low)) return at;
  }
  return -1;
}

/** Most often one escape follows another. */
const nextEscape = (text: string, at: number): number =>
  at < text.length && charCodeAt.call(text, at) === 0x25 ? at : indexOf.call(text, '%', at);

const upperHex = (code: number): number =>
  code >= 0x30 && code <= 0x39 ? code - 0x30 : code >= 0x41 && code <= 0x46 ? code - 0x37 : -1;

/** Whether a text looks as if a URL parser had written it, as far as is seen at its start and its escapes. */
export function isSerialised(text: string): boolean {
  if (!startsWith.call(text, 'http')) return false;
  const colon = charCodeAt.call(text, 4) === 0x3a ? 4 : charCodeAt.call(text, 4) === 0x73 ? 5 : 0;
  return (
    colon > 0 &&
    charCodeAt.call(text, colon) === 0x3a &&
    charCodeAt.call(text, colon + 1) === 0x2f &&
    charCodeAt.call(text, colon + 2) === 0x2f &&
    escapeThatGoes(text, 8) < 0
  );
}

const tidy = /^https?:\/\/[a-z0-9.-]+(?::[0-9]+)?\/[!-[\]-~]*$/;

/** What `isSerialised` took on trust, as far as a wrong claim could do harm: the host, and what a parser takes out. */
export const isTidy = (text: string): boolean => tidy.test(text);
