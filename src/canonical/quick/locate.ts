import { writePath } from '../grammar/path';
import { readPort } from '../grammar/port';
import type { Link, Spans } from '../link';
import type { Policy } from '../policy';
import { rfcText, writeAuthority, writeFragment, writeQuery } from '../write';
import { hasBefore } from './has-before';
import { isIpv6InForm } from './ipv6-in-form';
import {
  endOfSimpleQuery,
  endOfSimplePath,
  escapeThatGoes,
  isPlainFragment,
  isSerialised,
  isTidy,
  mayStay,
  plainUntil,
} from './plain';
import { charCodeAt, includes, indexOf, lastIndexOf, slice } from '../string-methods';

type Writable<T> = { -readonly [key in keyof T]: T[key] };

/** What is filled anew for each link. */
type Located = Writable<Spans>;

/**
 * Finds the parts of a text that is in its one form, as nearly all are that a browser hands out.
 * @returns false where that is not proven
 */
export const locate = (text: string, into: Located): boolean =>
  locateSimple(text, endOfSimplePath(text), into) || locatePlain(text, plainUntil(text), into);

/**
 * The same where the path is simple, as most are.
 * @param pathEnd what `endOfSimplePath` says
 */
export function locateSimple(text: string, pathEnd: number, into: Located): boolean {
  if (pathEnd === 0) return false;
  const { length } = text;
  let at = pathEnd;
  if (at < length && charCodeAt.call(text, at) === 0x3f) at = endOfSimpleQuery(text, at);
  if (at < length && !(charCodeAt.call(text, at) === 0x23 && isPlainFragment(text, at))) return false;
  if (pathEnd < length && escapeThatGoes(text, pathEnd) >= 0) return false;
  const hostAt = charCodeAt.call(text, 4) === 0x3a ? 7 : 8;
  into.text = text;
  into.hostAt = hostAt;
  into.hostEnd = into.pathAt = indexOf.call(text, '/', hostAt);
  into.queryAt = pathEnd;
  into.fragmentAt = at;
  into.simple = true;
  return true;
}

/** The same where it is known up to where it is plain. */
export function locatePlain(text: string, until: number, into: Located): boolean {
  if (until === 0 || until < text.length) return false;
  place(text, into);
  if (into.pathAt === into.queryAt || hasDotSegment(into)) return false;
  return !hasPort(into) || isPortInForm(into, (into.hostEnd = endOfHost(into)));
}

/**
 * The same for a text in which something stands that is rare, and that WHATWG leaves as it is: user information, an
 * IPv6 address, characters that RFC 3986 never allows raw.
 * @param until offset of the first character that is perhaps not in its one form
 */
export function locateStaying(text: string, until: number, into: Located): boolean {
  if (!mayStay(text, until)) return false;
  place(text, into);
  const { hostAt, pathAt } = into;
  const userEnd = lastIndexOf.call(text, '@', pathAt);
  if (userEnd >= hostAt) into.hostAt = userEnd + 1;
  if (hasDotSegment(into) || (hasPort(into) && !isPortInForm(into, (into.hostEnd = endOfHost(into))))) return false;
  return charCodeAt.call(text, into.hostAt) !== 0x5b || isIpv6InForm(text, into.hostAt + 1, into.hostEnd - 1);
}

/** Where a host ends behind which perhaps a port stands: a digit there may be of an address. */
function endOfHost({ text, hostAt, pathAt }: Spans): number {
  const colon = lastIndexOf.call(text, ':', pathAt);
  return colon < hostAt ? pathAt : colon;
}

/** Whether a port is written as it should be, if there is one. */
function isPortInForm({ text, pathAt }: Spans, colon: number): boolean {
  if (colon === pathAt) return true;
  if (pathAt - colon > 6 || charCodeAt.call(text, colon + 1) === 0x30) return false;
  let port = 0;
  for (let at = colon + 1; at < pathAt; at++) port = port * 10 + charCodeAt.call(text, at) - 0x30;
  return port <= 0xffff && port !== (charCodeAt.call(text, 4) === 0x3a ? 80 : 443);
}

/**
 * The same for a text of which the host is plain, and what follows is perhaps not in its one form: it is written so.
 * @param until offset of the first character that is perhaps not
 * @returns false where that is not all: then it is read clause by clause
 */
export function locateBehindHost(text: string, until: number, into: Located): boolean {
  if (until === 0 || (until < text.length && holdsWhatGoes(text))) return false;
  place(text, into);
  const { pathAt, queryAt, fragmentAt } = into;
  if (until < pathAt || !placePort(into)) return false;
  if (until < queryAt && hasBefore(text, '\\', pathAt, queryAt)) return false;
  const raw = slice.call(text, pathAt, queryAt);
  const path = raw === '' ? '/' : until < queryAt || hasDotSegment(into) ? writePath(raw) : raw;
  const head = slice.call(text, 0, into.pathAt) + path;
  into.queryAt = into.pathAt + path.length;
  if (until === text.length) {
    into.text = head + slice.call(text, queryAt);
    into.fragmentAt += into.queryAt - queryAt;
    return true;
  }
  const asked = slice.call(text, queryAt, fragmentAt);
  const query = until < fragmentAt && asked !== '' ? writeQuery(asked.slice(1)) : asked;
  into.text = head + query + writeFragment(slice.call(text, fragmentAt));
  into.fragmentAt = into.queryAt + query.length;
  return true;
}

/** Whether a parser takes something out of the text, or replaces it, before it reads it. */
const holdsWhatGoes = (text: string): boolean =>
  !text.isWellFormed() ||
  charCodeAt.call(text, text.length - 1) <= 0x20 ||
  includes.call(text, '\n') ||
  includes.call(text, '\t') ||
  includes.call(text, '\r');

/** Whether a port may stand before the path. */
const hasPort = ({ text, pathAt }: Spans): boolean => charCodeAt.call(text, pathAt - 1) <= 0x39;

/**
 * Takes a port that the scheme uses anyway out of the way.
 * @returns false for one that is not written as it should be
 */
function placePort(into: Located): boolean {
  const { text, hostAt, pathAt } = into;
  if (!hasPort(into)) return true;
  into.hostEnd = endOfHost(into);
  if (into.hostEnd === pathAt) return true;
  const raw = slice.call(text, into.hostEnd + 1, pathAt);
  const port = readPort(raw, hostAt === 7 ? 'http' : 'https');
  if (port === '') into.pathAt = into.hostEnd;
  return port === '' || port === raw;
}

/**
 * The same for a text of which the caller says that a URL parser wrote it: only what is cheap is looked at.
 * @returns false where the long way has to read it
 */
export function locateSerialised(text: string, into: Located): boolean {
  if (!isSerialised(text)) return false;
  place(text, into);
  const { hostAt, pathAt, queryAt } = into;
  // Without a path it was no parser.
  if (pathAt === queryAt || hasBefore(text, '@', hostAt, pathAt)) return false;
  if (hasPort(into) && !isPortInForm(into, (into.hostEnd = endOfHost(into)))) return false;
  // Older parsers, as Node 20's, leave it in a path.
  return !hasBefore(text, '^', pathAt, queryAt);
}

/**
 * Whether such a text is all that was taken on trust, as far as a wrong claim could do harm once something is cut.
 * @param scan what was found there
 */
export const isAsClaimed = (text: string, scan: Spans): boolean => isTidy(text) && !hasDotSegment(scan);

/** Places a link that was read, in its one form. */
export function locateRead(link: Link, { form }: Policy, into: Located): void {
  if (link.plain) return void locate(link.text, into);
  const { text, queryAt, fragmentAt, scheme, userInfo, host } = link;
  const authority = writeAuthority(link);
  const written = [
    link.path,
    writeQuery(queryAt < fragmentAt ? slice.call(text, queryAt + 1, fragmentAt) : null),
    writeFragment(slice.call(text, fragmentAt)),
  ];
  const [path = '', query = '', fragment = ''] = form === 'rfc' ? written.map(rfcText) : written;
  into.text = authority + path + query + fragment;
  into.hostAt = scheme.length + 3 + userInfo.length;
  into.hostEnd = into.hostAt + host.length;
  into.pathAt = authority.length;
  into.queryAt = into.pathAt + path.length;
  into.fragmentAt = into.queryAt + query.length;
  into.simple = false;
}

/** Finds the parts of a text whose host is plain. Without a path, it is where the query is. */
export function place(text: string, into: Located): void {
  const hostAt = charCodeAt.call(text, 4) === 0x3a ? 7 : 8;
  const slash = indexOf.call(text, '/', hostAt);
  const hash = indexOf.call(text, '#', hostAt);
  const fragmentAt = hash < 0 ? text.length : hash;
  const mark = indexOf.call(text, '?', hostAt);
  const queryAt = mark < 0 || mark > fragmentAt ? fragmentAt : mark;
  into.text = text;
  into.hostAt = hostAt;
  into.hostEnd = into.pathAt = slash < 0 || slash > queryAt ? queryAt : slash;
  into.queryAt = queryAt;
  into.fragmentAt = fragmentAt;
  into.simple = false;
}

/** Most paths hold no dot at all; and a name that begins with one (`/.well-known/`) is no dot segment. */
function hasDotSegment({ text, pathAt, queryAt }: Spans): boolean {
  if (!hasBefore(text, '.', pathAt, queryAt)) return false;
  for (let at = indexOf.call(text, '/.', pathAt); at >= 0 && at < queryAt; at = indexOf.call(text, '/.', at + 2)) {
    const end = charCodeAt.call(text, at + 2) === 0x2e ? at + 3 : at + 2;
    if (end >= queryAt || charCodeAt.call(text, end) === 0x2f) return true;
  }
  return false;
}
