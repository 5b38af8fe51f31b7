/**
 * A port as it is written: without leading zeros, and not at all where it is the scheme's own or empty.
 * https://url.spec.whatwg.org/#port-state, RFC 3986 §6.2.3
 * @returns `''`, or digits; null when it is no port
 */
export function readPort(digits: string, scheme: 'http' | 'https'): string | null {
  if (digits === '') return '';
  if (!/^[0-9]+$/.test(digits)) return null;
  const port = digits.replace(/^0+(?=.)/, '');
  if (port.length > 5 || Number(port) > 65535) return null;
  return port === (scheme === 'http' ? '80' : '443') ? '' : port;
}
