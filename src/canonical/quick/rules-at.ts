import type { NameRules } from '../name-rules';
import type { SiteRules } from '../site-rules';
import { readName } from '../tokens';
import type { Scan } from './scanned';
import { charCodeAt, slice } from '../string-methods';

/** What is known of the name of a token; null for nothing. */
export function rulesAt({ text, numbers, starts, ends }: Scan, at: number, site: SiteRules): NameRules | null {
  const number = numbers[at] ?? 0;
  if (number > 0) return site.numbered.get(number);
  const start = starts[at] ?? 0;
  return site.named(readName(slice.call(text, start, endOfName(text, start, ends[at] ?? 0))));
}

/** Offset of the `=`, or of the token's end. */
export function endOfName(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (charCodeAt.call(text, at) === 0x3d) return at;
  return to;
}
