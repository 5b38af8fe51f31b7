import { readIpv4 } from './ipv4';

/**
 * An IPv6 address in its one form (RFC 5952 as WHATWG serializes it). https://url.spec.whatwg.org/#concept-ipv6-parser
 * @param text what stands between the brackets
 * @returns null when it is none
 */
export function readIpv6(text: string): string | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : readPieces(half)));
  if (!head || tail === null || (halves.length === 2 && !tail)) return null;
  // An embedded IPv4 address may only come last.
  if (tail && (halves[0] ?? '').includes('.')) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return null;
  return serialize(tail ? [...head, ...Array<number>(missing).fill(0), ...tail] : head);
}

function readPieces(half: string): number[] | null {
  const pieces: number[] = [];
  const parts = half.split(':');
  for (const [i, part] of parts.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(part)) pieces.push(Number.parseInt(part, 16));
    else if (i === parts.length - 1 && /^(?:(?:0|[1-9][0-9]{0,2})\.){3}(?:0|[1-9][0-9]{0,2})$/.test(part)) {
      const octets = readIpv4(part)?.split('.').map(Number);
      if (!octets) return null;
      const [a = 0, b = 0, c = 0, d = 0] = octets;
      pieces.push(a * 256 + b, c * 256 + d);
    } else return null;
  }
  return pieces;
}

function serialize(pieces: readonly number[]): string {
  const hex = pieces.map((piece) => piece.toString(16)).join(':');
  const runs = [...`:${hex}:`.matchAll(/(?<=:)0(?::0)+(?=:)/g)].map(([run]) => run);
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  if (longest === '') return hex;
  const at = `:${hex}:`.indexOf(`:${longest}:`);
  return `${hex.slice(0, Math.max(at - 1, 0))}::${hex.slice(at + longest.length + 1)}`;
}
