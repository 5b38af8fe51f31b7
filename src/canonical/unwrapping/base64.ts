import { escapeOctet, decodePercent } from '../grammar/utf8';

const digitOf = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c, i]));
digitOf.set('-', 62).set('_', 63);

/**
 * The octets of a base64 text in either alphabet, padded with `=`, with `~`, or not at all (RFC 4648 §4, §5).
 * @returns null when it is none
 */
export function base64Octets(text: string): number[] | null {
  const octets: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of text.replace(/[=~]+$/, '')) {
    const digit = digitOf.get(character);
    if (digit === undefined) return null;
    held = ((held << 6) | digit) & 0xfff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      octets.push((held >> bits) & 255);
    }
  }
  return bits === 6 ? null : octets;
}

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
