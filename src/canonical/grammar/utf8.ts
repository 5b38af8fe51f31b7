import { hexValue } from './characters';
import { charCodeAt, includes, indexOf } from '../string-methods';

const HEX = '0123456789ABCDEF';
const escapes: readonly string[] = Array.from({ length: 256 }, (_, i) => `%${HEX[i >> 4] ?? ''}${HEX[i & 15] ?? ''}`);

/** Those of most letters that are no ASCII, made when they are met first. */
const twoOctets = Array<string | undefined>(0x800).fill(undefined);

/** `%XX` for one octet. */
export const escapeOctet = (octet: number): string => escapes[octet] ?? '';

/** The escapes of one code point in UTF-8; a lone surrogate counts as U+FFFD (https://encoding.spec.whatwg.org/#utf-8-encoder). */
export function escapeCodePoint(point: number): string {
  const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
  if (code < 0x80) return escapeOctet(code);
  if (code < 0x800) return (twoOctets[code] ??= escapeOctet(0xc0 | (code >> 6)) + escapeOctet(0x80 | (code & 63)));
  const tail = escapeOctet(0x80 | ((code >> 6) & 63)) + escapeOctet(0x80 | (code & 63));
  if (code < 0x10000) return escapeOctet(0xe0 | (code >> 12)) + tail;
  return escapeOctet(0xf0 | (code >> 18)) + escapeOctet(0x80 | ((code >> 12) & 63)) + tail;
}

/** The octet that an escape at `at` stands for; -1 when there is none. */
export function octetAt(text: string, at: number): number {
  if (charCodeAt.call(text, at) !== 0x25 || at + 2 >= text.length) return -1;
  const high = hexValue(charCodeAt.call(text, at + 1));
  const low = hexValue(charCodeAt.call(text, at + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/**
 * Percent-decodes once, as UTF-8. Octets that are no UTF-8 stay escaped, so that nothing is lost.
 * @param text any text
 */
export function decodePercent(text: string): string {
  if (!includes.call(text, '%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeWhatIsText(text);
  }
}

/** The same, for texts in which some escape is none or no UTF-8. */
function decodeWhatIsText(text: string): string {
  let out = '';
  let done = 0;
  for (let at = indexOf.call(text, '%'); at >= 0;) {
    const first = octetAt(text, at);
    if (first >= 0 && first < 0x80) {
      out += text.slice(done, at) + String.fromCharCode(first);
      done = at + 3;
      at = indexOf.call(text, '%', done);
      continue;
    }
    const [character, length] = characterAt(text, at);
    if (length > 0) {
      out += text.slice(done, at) + character;
      done = at + length;
    }
    at = indexOf.call(text, '%', length > 0 ? done : at + 1);
  }
  return done === 0 ? text : out + text.slice(done);
}

/** The character whose escapes begin at `at`, and how many code units they take; length 0 when they are no UTF-8. */
export function characterAt(text: string, at: number): [string, number] {
  const first = octetAt(text, at);
  const more =
    first >= 0xf0 && first < 0xf5 ? 3 : first >= 0xe0 && first < 0xf0 ? 2 : first >= 0xc2 && first < 0xe0 ? 1 : 0;
  if (more === 0) return ['', 0];
  let point = first & (0x3f >> more);
  for (let i = 1; i <= more; i++) {
    const octet = octetAt(text, at + 3 * i);
    if (octet < 0x80 || octet > 0xbf) return ['', 0];
    point = (point << 6) | (octet & 63);
  }
  const least = more === 1 ? 0x80 : more === 2 ? 0x800 : 0x10000;
  if (point < least || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return ['', 0];
  return [String.fromCodePoint(point), 3 * (more + 1)];
}
