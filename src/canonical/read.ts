import { userInfoSet } from './grammar/characters';
import { readHost } from './grammar/host';
import { normalizePercent } from './grammar/percent';
import { readPort } from './grammar/port';
import type { Link } from './link';
import { readPlain } from './read-plain';
import type { RefusalCode, ToAscii } from './types';
import { writePath } from './write';
import { charCodeAt } from './string-methods';

/**
 * Reads a text as WHATWG reads an http(s) URL without a base. https://url.spec.whatwg.org/#url-parsing
 * @returns the link, or the code of why it is none
 */
export const read = (input: string, toAscii: ToAscii): Link | RefusalCode =>
  readPlain(input) ?? readByClauses(input, toAscii);

/** The same, where it is known that `readPlain` does not read it. */
export function readByClauses(input: string, toAscii: ToAscii): Link | RefusalCode {
  const text = trim(input);
  const colon = schemeEnd(text);
  if (colon < 0) return refuseScheme(text);
  const scheme = colon === 4 ? 'http' : 'https';
  let authorityAt = colon + 1;
  while (isSlash(charCodeAt.call(text, authorityAt))) authorityAt += 1;
  const pathAt = endOfAuthority(text, authorityAt);
  const userEnd = text.lastIndexOf('@', pathAt - 1);
  const hostAt = userEnd < authorityAt ? authorityAt : userEnd + 1;
  const hostEnd = endOfHost(text, hostAt, pathAt);
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

/** Leading and trailing controls and spaces, and every tab and line break, are no part of a URL. */
function trim(input: string): string {
  let from = 0;
  let to = input.length;
  while (from < to && charCodeAt.call(input, from) <= 0x20) from += 1;
  while (to > from && charCodeAt.call(input, to - 1) <= 0x20) to -= 1;
  const inner = from === 0 && to === input.length ? input : input.slice(from, to);
  return inner.includes('\n') || inner.includes('\t') || inner.includes('\r') ? inner.replace(/[\t\n\r]+/g, '') : inner;
}

const schemeEnd = (text: string): number => (/^https?:/i.test(text) ? text.indexOf(':') : -1);

function refuseScheme(text: string): RefusalCode {
  if (text === '') return 'empty';
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? 'other-scheme' : 'not-a-link';
}

const isSlash = (code: number): boolean => code === 0x2f || code === 0x5c;

function endOfAuthority(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = charCodeAt.call(text, at);
    if (code === 0x3f || code === 0x23 || isSlash(code)) return at;
  }
  return text.length;
}

/** Offset of the colon before the port, or of the path. */
function endOfHost(text: string, from: number, to: number): number {
  let inside = false;
  for (let at = from; at < to; at++) {
    const code = charCodeAt.call(text, at);
    if (code === 0x5b) inside = true;
    else if (code === 0x5d) inside = false;
    else if (code === 0x3a && !inside) return at;
  }
  return to;
}

/** https://url.spec.whatwg.org/#authority-state: only the first colon separates; an empty password goes with its colon. */
function readUserInfo(raw: string): string {
  const colon = raw.indexOf(':');
  const user = normalizePercent(colon < 0 ? raw : raw.slice(0, colon), userInfoSet);
  const password = colon < 0 ? '' : normalizePercent(raw.slice(colon + 1), userInfoSet);
  if (user === '' && password === '') return '';
  return password === '' ? `${user}@` : `${user}:${password}@`;
}

function readPath(raw: string): string {
  const slashed = raw.includes('\\') ? raw.replaceAll('\\', '/') : raw;
  return writePath(slashed === '' ? '/' : slashed);
}
