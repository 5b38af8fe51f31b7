import type { Link } from './link';
import { isPlain } from './quick/plain';

/**
 * Reads a link that is in its one form already, as nearly all are that a browser hands out.
 * @returns null where that is not proven: then it is read clause by clause
 */
export function readPlain(text: string): Link | null {
  if (!isPlain(text)) return null;
  const hostAt = text.charCodeAt(4) === 0x3a ? 7 : 8;
  const pathAt = text.indexOf('/', hostAt);
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
