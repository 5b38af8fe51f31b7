import { escapeOctet, decodePercent } from '../grammar/utf8';
import { charCodeAt } from '../string-methods';

/** The values of both alphabets' characters; NONE for any other. */
const NONE = 64;
const digits = new Uint8Array(128).fill(NONE);
for (const [i, character] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  digits[character.charCodeAt(0)] = i;
digits[0x2d] = 62;
digits[0x5f] = 63;

/**
 * The octets of a base64 text in either alphabet, padded with `=`, with `~`, or not at all (RFC 4648 §4, §5).
 * @returns null when it is none
 */
export function base64Octets(text: string): number[] | null {
  const octets: number[] = [];
  let bits = 0;
  let held = 0;
  let end = text.length;
  while (end > 0 && isPadding(charCodeAt.call(text, end - 1))) end -= 1;
  for (let at = 0; at < end; at++) {
    const digit = digits[charCodeAt.call(text, at)] ?? NONE;
    if (digit === NONE) return null;
    held = ((held << 6) | digit) & 0xfff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      octets.push((held >> bits) & 255);
    }
  }
  return bits === 6 ? null : octets;
}

const isPadding = (code: number): boolean => code === 0x3d || code === 0x7e;

/** The text that a base64 text stands for, as UTF-8; null when it is none. */
export function decodeBase64(text: string): string | null {
  const octets = base64Octets(text);
  return octets === null ? null : octetsToText(octets);
}

/** ASCII stands for itself; the rest is read as UTF-8, and what is none stays escaped. */
export const octetsToText = (octets: readonly number[]): string => {
  let out = '';
  let run = '';
  for (const octet of octets) {
    if (octet >= 0x80) run += escapeOctet(octet);
    else {
      out += (run && decodePercent(run)) + String.fromCharCode(octet);
      run = '';
    }
  }
  return out + (run && decodePercent(run));
};
