import { type EncodeSet, hexValue, isUnreserved, userInfoSet } from './characters';
import { escapeCodePoint, escapeOctet, octetAt } from './utf8';
import { charCodeAt, slice } from '../string-methods';

const MOST_JOINED = 4096;

/** What an escape begins with, and whatever some part encodes, user information left out. */
const mayChange = /[^!$&()*+,\-./\w:;=@~[\]?|\\]/;

/**
 * One form for escapes (RFC 3986 §6.2.2.1 and §6.2.2.2): an escaped unreserved character is decoded, every other
 * escape gets upper-case digits, and what WHATWG encodes in this part is encoded. Nothing is decoded twice.
 * @param text one part of a link
 * @param set what is encoded there
 * @returns the same text when it is in that form already
 */
export function normalizePercent(text: string, set: EncodeSet): string {
  const first = set === userInfoSet ? 0 : text.search(mayChange);
  if (first < 0) return text;
  let before = '';
  let out = '';
  let done = 0;
  // How much of a would-be escape the output ends with: a stray `%` (1), or that and one digit (2).
  let open = 0;
  for (let at = first; at < text.length; at++) {
    if (out.length > MOST_JOINED) {
      // Reading a character makes one text of the pieces, before there are so many that they outlive a collection.
      charCodeAt.call(out, 0);
      before += out;
      out = '';
    }
    const code = charCodeAt.call(text, at);
    if (code === 0x25) {
      const octet = octetAt(text, at);
      if (octet < 0) {
        open = 1;
        continue;
      }
      // A decoded digit that would complete a stray `%` into an escape stays escaped, or a second pass would decode it.
      const decoded = isUnreserved(octet) && !(open > 0 && hexValue(octet) >= 0);
      if (decoded || hasSmallDigit(text, at)) {
        out += slice.call(text, done, at) + (decoded ? String.fromCharCode(octet) : escapeOctet(octet));
        done = at + 3;
      }
      open = 0;
      at += 2;
    } else if (code >= 0x80 || set[code] === 1) {
      const point = text.codePointAt(at) ?? code;
      out += slice.call(text, done, at) + escapeCodePoint(point);
      if (point > 0xffff) at += 1;
      done = at + 1;
      open = 0;
    } else open = open === 1 && hexValue(code) >= 0 ? 2 : 0;
  }
  return done === 0 ? text : before + out + slice.call(text, done);
}

const hasSmallDigit = (text: string, at: number): boolean =>
  charCodeAt.call(text, at + 1) > 0x60 || charCodeAt.call(text, at + 2) > 0x60;
