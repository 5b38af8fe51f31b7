import type { Wrapper } from '../../rules/bucket';
import type { Decoding } from '../../rules/model';
import { decodePercent } from '../grammar/utf8';
import type { Link } from '../link';
import type { Token } from '../tokens';
import { decodeBase64 } from './base64';
import { decodeProofpoint2, decodeProofpoint3 } from './proofpoint';

const decoders: Readonly<Record<Decoding, (text: string) => string | null>> = {
  percent: decodePercent,
  base64: decodeBase64,
  'proofpoint-v2': decodeProofpoint2,
  'proofpoint-v3': decodeProofpoint3,
  'a1-base64': (text) => (text.startsWith('a1') ? decodeBase64(text.slice(2)) : null),
};

/** What a link holds where a wrapper's rule looks for a destination, still encoded; none where it is no such wrapper. */
export function writtenDestinations(
  link: Link,
  paths: readonly string[],
  query: readonly Token[],
  fragment: readonly Token[],
  { rule, path }: Wrapper,
): readonly string[] {
  const { destination } = rule;
  if (path) {
    const found = paths.map((one) => path.exec(one)?.slice(1).join('') ?? '').find((group) => group !== '');
    return found === undefined ? none : [rule.until === 'rest' ? found + link.text.slice(link.queryAt) : found];
  }
  if ('path' in destination) return none;
  if ('whole' in destination) {
    const found = link.text.slice(link.queryAt + 1, rule.until === 'rest' ? undefined : link.fragmentAt);
    return found === '' ? none : [found];
  }
  const inQuery = 'query' in destination;
  const names = inQuery ? destination.query : destination.fragment;
  let found: string[] | null = null;
  for (const name of names)
    for (const token of inQuery ? query : fragment)
      if (token.name === name && token.value !== '')
        (found ??= []).push(rule.until === 'rest' ? link.text.slice(token.end - token.value.length) : token.value);
  return found ?? none;
}

const none: readonly string[] = [];

/**
 * Decodes a destination exactly as its rule says, and gives it a scheme.
 * @returns null where it cannot be decoded, or has another scheme than a link
 */
export function readDestination(written: string, { rule, cut }: Wrapper): string | null {
  let text: string | null = written;
  for (const decoding of rule.decode ?? ['percent']) {
    text = decoders[decoding](text);
    if (text === null) return null;
  }
  if (cut) text = text.replace(cut, '');
  if (rule.template !== undefined) text = rule.template.split('$1').join(text);
  if (/^\s*https?:/i.test(text)) return text;
  if (rule.tentative && rule.scheme === undefined) return null;
  // `example.com:8080` is a host, not a scheme.
  if (/^\s*[a-z][a-z0-9+-]*:(?![0-9])/i.test(text)) return null;
  // A number could be read as an address, a word as a host: neither is meant.
  if (!/^\s*(?:\/\/)?(?:[^/?#.]+\.)+[^\d/?#.:]/.test(text)) return null;
  return `${rule.scheme ?? 'https'}://${text.replace(/^\s*\/\//, '')}`;
}
