import type { ToAscii } from '../types';
import { endsInNumber, readIpv4 } from './ipv4';
import { readIpv6 } from './ipv6';
import { decodePercent } from './utf8';

/** https://url.spec.whatwg.org/#forbidden-domain-code-point */
const forbidden = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;
const plain = /^[a-z0-9.-]+$/;

/**
 * A host as it is looked up. https://url.spec.whatwg.org/#concept-host-parser
 * @param raw the host as it stands, without port
 * @param toAscii asked only where the host is not ASCII
 * @returns null when it is no host
 */
export function readHost(raw: string, toAscii: ToAscii): string | null {
  if (raw.startsWith('[')) {
    const address = raw.endsWith(']') ? readIpv6(raw.slice(1, -1)) : null;
    return address === null ? null : `[${address}]`;
  }
  const name = toAsciiName(raw, toAscii);
  if (name === null || name === '') return null;
  return endsInNumber(name) ? readIpv4(name) : name;
}

function toAsciiName(raw: string, toAscii: ToAscii): string | null {
  if (plain.test(raw)) return raw;
  const decoded = decodePercent(raw);
  const ascii = /^[\0-\x7f]*$/.test(decoded) ? decoded.toLowerCase() : toAscii(decoded);
  return ascii === null || forbidden.test(ascii) ? null : ascii;
}
