import { characterAt, decodePercent, escapeOctet } from '../grammar/utf8';
import { includes } from '../string-methods';
import { base64Octets } from '../unwrapping/base64';
import { nameSays, namesAnId } from './name-says';
import { areWords, randomnessOf } from './randomness';

/** From how many bits on a value is hinted, measured on labelled values (`npm run prove -- hints`). */
export const ENOUGH_BITS = 11;

const SHORTEST = 8;
const LONGEST = 400;

/**
 * Whether a parameter that no rule knows looks like a mark of who shared the link. A guess, which strips nothing: of
 * content it should be wrong for one value in a hundred at most.
 * @param name percent-decoded
 * @param value as it stands
 */
export const looksLikeShareToken = (name: string, value: string): boolean => tokenBits(name, value) >= ENOUGH_BITS;

/**
 * How much speaks for a token: the bits of its most random stretch, doubled where the name speaks of persons or clicks.
 * @returns 0 where name or value speak for content
 */
export function tokenBits(name: string, value: string): number {
  if (value.length < SHORTEST || value.length > LONGEST) return 0;
  const escaped = includes.call(value, '%');
  if (escaped && !escapedAsToken.test(value)) return 0;
  const token = escaped ? decodePercent(value) : value;
  const { bits, mixed } = randomnessOf(token);
  // Too few under any name; names are dearer to read than values.
  if (bits < ENOUGH_BITS / 2 - 0.5) return 0;
  const says = nameSays(name);
  if (says === 'content' || isPlain(token, name) || (mixed && areWords(token))) return 0;
  if (says === 'sharer') return 2 * bits;
  return mixed ? bits : 0;
}

/** The first escape is of a character that a token may hold, and it is no link: most escaped values need no decoding. */
const escapedAsToken = /^(?!https?%3A)[^%]*%(?:2[14ABDEF]|3[AD]|5F|7[CE])/i;

/** Whether a value is no token, however random it looks: an id by its name and form, a time, a file, or packed text. */
const isPlain = (token: string, name: string): boolean =>
  (uuid.test(token) && namesAnId(name)) || otherForms.some((form) => form.test(token)) || readable(token);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const otherForms: readonly RegExp[] = [
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(?:Z|[+-][0-9:]+)?$/,
  /[^.]\.(?:[a-z]{2,4}|mp[34]|7z|m3u8|woff2)$/i,
  /\/\//,
  // Base64 of what gzip (RFC 1952) and zlib (RFC 1950) begin with: a state too long to be written out.
  /^(?:H4sI|eJ[wxyz])/,
];

/** Base64 of a text that says something: a state, a list, an address. Base64 of a token stays one. */
function readable(token: string): boolean {
  if (token.length < 12 || !/^[\w+/-]+={0,2}$/.test(token)) return false;
  const octets = base64Octets(token);
  // What is no UTF-8 in it is left out of account.
  return octets !== null && !octets.some(isControl) && octets.some(isMark) && !octets.some(beginsCharacter);
}

/** Seven of eight tokens stand for one, which no text holds. */
const isControl = (octet: number): boolean =>
  (octet < 0x20 && octet !== 0x09 && octet !== 0x0a && octet !== 0x0d) || octet === 0x7f;

const marks = Array.from(' {}[]"&,:', (mark) => mark.charCodeAt(0));

/** A mark that joins what a state or a list holds, or a `=` with something behind it. */
function isMark(octet: number, at: number, octets: readonly number[]): boolean {
  if (octet !== 0x3d) return marks.includes(octet);
  const next = octets[at + 1];
  return next !== undefined && next !== 0x0a && next !== 0x0d;
}

/** Whether a character that is no ASCII begins there: tokens stay tokens, and texts of other scripts are not told. */
const beginsCharacter = (octet: number, at: number, octets: readonly number[]): boolean =>
  octet >= 0xc2 &&
  characterAt(
    octets
      .slice(at, at + 4)
      .map(escapeOctet)
      .join(''),
    0,
  )[1] > 0;
