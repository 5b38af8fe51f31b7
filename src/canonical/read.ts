import { authorityEnd, authorityStart, hostEndIn } from './grammar/authority';
import { withoutControls } from './grammar/controls';
import { readHost } from './grammar/host';
import { readPath } from './grammar/path';
import { readPort } from './grammar/port';
import { refuseScheme, schemeEnd } from './grammar/scheme';
import { readUserInfo } from './grammar/user-info';
import type { Link } from './link';
import { readPlain } from './read-plain';
import type { RefusalCode, ToAscii } from './types';

/**
 * Reads a text as WHATWG reads an http(s) URL without a base. https://url.spec.whatwg.org/#url-parsing
 * @returns the link, or the code of why it is none
 */
export const read = (input: string, toAscii: ToAscii): Link | RefusalCode =>
  readPlain(input) ?? readByClauses(input, toAscii);

/** The same, where it is known that `readPlain` does not read it. */
export function readByClauses(input: string, toAscii: ToAscii): Link | RefusalCode {
  const text = withoutControls(input);
  const colon = schemeEnd(text);
  if (colon < 0) return refuseScheme(text);
  const scheme = colon === 4 ? 'http' : 'https';
  const authorityAt = authorityStart(text, colon + 1);
  const pathAt = authorityEnd(text, authorityAt);
  const userEnd = text.lastIndexOf('@', pathAt - 1);
  const hostAt = userEnd < authorityAt ? authorityAt : userEnd + 1;
  const hostEnd = hostEndIn(text, hostAt, pathAt);
  if (hostEnd === hostAt) return 'empty-host';
  const host = readHost(text.slice(hostAt, hostEnd), toAscii);
  if (host === null) return 'bad-host';
  const port = readPort(text.slice(hostEnd + 1, pathAt), scheme);
  if (port === null) return 'bad-port';
  const hash = text.indexOf('#', pathAt);
  const fragmentAt = hash < 0 ? text.length : hash;
  const mark = text.indexOf('?', pathAt);
  const queryAt = mark < 0 || mark > fragmentAt ? fragmentAt : mark;
  return {
    text,
    plain: false,
    scheme,
    userInfo: hostAt === authorityAt ? '' : readUserInfo(text.slice(authorityAt, hostAt - 1)),
    host,
    port,
    path: readPath(text.slice(pathAt, queryAt)),
    authorityAt,
    pathAt,
    queryAt,
    fragmentAt,
  };
}
