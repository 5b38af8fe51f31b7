/**
 * Whether WHATWG reads a host as an IPv4 address. https://url.spec.whatwg.org/#ends-in-a-number-checker
 * @param host ASCII, lower case
 */
export function endsInNumber(host: string): boolean {
  // Most hosts end in a letter with which no number ends.
  const end = host.charCodeAt(host.length - 1);
  if (end > 0x66 && end !== 0x78) return false;
  const name = host.endsWith('.') ? host.slice(0, -1) : host;
  const last = name.slice(name.lastIndexOf('.') + 1);
  return /^(?:[0-9]+|0x[0-9a-f]*)$/.test(last);
}

/**
 * An IPv4 address in any of its number forms, as four decimal numbers. https://url.spec.whatwg.org/#concept-ipv4-parser
 * @returns null when it is none
 */
export function readIpv4(host: string): string | null {
  const parts = host.split('.');
  if (parts.length > 1 && parts.at(-1) === '') parts.pop();
  if (parts.length > 4) return null;
  const numbers = parts.map(readNumber);
  const last = numbers.pop() ?? NaN;
  if (!(last < 256 ** (5 - parts.length)) || !numbers.every((number) => number <= 255)) return null;
  const address = numbers.reduce((sum, number, i) => sum + number * 256 ** (3 - i), last);
  return [24, 16, 8, 0].map((bits) => Math.floor(address / 2 ** bits) % 256).join('.');
}

/** NaN for what is no number, which no comparison lets pass. */
function readNumber(part: string): number {
  if (/^0x[0-9a-f]*$/.test(part)) return part.length === 2 ? 0 : Number.parseInt(part, 16);
  if (/^0[0-9]+$/.test(part)) return /^[0-7]+$/.test(part) ? Number.parseInt(part, 8) : NaN;
  return /^[0-9]+$/.test(part) ? Number(part) : NaN;
}
