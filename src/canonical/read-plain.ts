import { isUnreserved } from './grammar/characters';
import type { Link } from './link';

// Characters that stay as they are in that part, in every form of a link.
const inPath = "\\w\\-.~!$&'()*+,;:=@%/\\[\\]";
const inQuery = '\\w\\-.~!$&()*+,;:=@%/?\\[\\]';
const inFragment = "\\w\\-.~!$&'()*+,;:=@%/?\\[\\]";

/** A host that ends in letters, a path, a query and a fragment, in characters that stay. */
const plain = new RegExp(`^https?://(?:[a-z0-9-]+\\.)+[a-z]+/[${inPath}]*(?:\\?[${inQuery}]*)?(?:#[${inFragment}]*)?$`);

/**
 * Reads a link that is in its one form already, as nearly all are that a browser hands out.
 * @returns null where that is not proven: then it is read clause by clause
 */
export function readPlain(text: string): Link | null {
  if (!plain.test(text)) return null;
  const hostAt = text.charCodeAt(4) === 0x3a ? 7 : 8;
  const pathAt = text.indexOf('/', hostAt);
  if (!escapesStay(text, pathAt)) return null;
  const hash = text.indexOf('#', pathAt);
  const fragmentAt = hash < 0 ? text.length : hash;
  const mark = text.indexOf('?', pathAt);
  const queryAt = mark < 0 || mark > fragmentAt ? fragmentAt : mark;
  const dot = text.indexOf('/.', pathAt);
  if (dot >= 0 && dot < queryAt) return null;
  return {
    text,
    plain: true,
    scheme: hostAt === 7 ? 'http' : 'https',
    userInfo: '',
    host: text.slice(hostAt, pathAt),
    port: '',
    path: text.slice(pathAt, queryAt),
    authorityAt: hostAt,
    pathAt,
    queryAt,
    fragmentAt,
  };
}

/** Escapes with upper-case digits, none of them of an unreserved character, and no stray `%`. */
function escapesStay(text: string, from: number): boolean {
  for (let at = text.indexOf('%', from); at >= 0; at = text.indexOf('%', at + 1)) {
    const high = upperHex(text.charCodeAt(at + 1));
    const low = upperHex(text.charCodeAt(at + 2));
    if (high < 0 || low < 0 || isUnreserved(high * 16 + low)) return false;
  }
  return true;
}

const upperHex = (code: number): number =>
  code >= 0x30 && code <= 0x39 ? code - 0x30 : code >= 0x41 && code <= 0x46 ? code - 0x37 : -1;
