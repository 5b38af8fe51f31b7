import { type Link, plainLink, type Spans } from '../link';
import type { Policy } from '../policy';
import { rfcText, writeAuthority, writeFragment, writePath, writeQuery } from '../write';
import { hasBefore } from './has-before';
import { isSerialised, isTidy, plainUntil } from './plain';

type Writable<T> = { -readonly [key in keyof T]: T[key] };

/** What is filled anew for each link. */
type Located = Writable<Spans>;

/**
 * Finds the parts of a text that is in its one form, as nearly all are that a browser hands out.
 * @returns false where that is not proven
 */
export const locate = (text: string, into: Located): boolean => locatePlain(text, plainUntil(text), into);

/** The same where it is known up to where it is plain. */
export function locatePlain(text: string, until: number, into: Located): boolean {
  if (until === 0 || until < text.length) return false;
  place(text, into);
  return !hasDotSegment(into);
}

/**
 * The same for a text of which only what follows the host is perhaps not in its one form: it is written so.
 * @param until offset of the first character that is perhaps not
 * @returns false where that is not all: then it is read clause by clause
 */
export function locateBehindHost(text: string, until: number, into: Located): boolean {
  if (until === 0 || text.charCodeAt(text.length - 1) <= 0x20) return false;
  if (text.includes('\n') || text.includes('\t') || text.includes('\r')) return false;
  place(text, into);
  const { pathAt, queryAt, fragmentAt } = into;
  if (hasBefore(text, '\\', pathAt, queryAt)) return false;
  const path = until < queryAt || hasDotSegment(into) ? writePath(text.slice(pathAt, queryAt)) : null;
  const asked = text.slice(queryAt, fragmentAt);
  const query = until < fragmentAt && asked !== '' ? writeQuery(asked.slice(1)) : asked;
  const written = query + writeFragment(text.slice(fragmentAt));
  into.text = path === null ? text.slice(0, queryAt) + written : text.slice(0, pathAt) + path + written;
  if (path !== null) into.queryAt = pathAt + path.length;
  into.fragmentAt = into.queryAt + query.length;
  return true;
}

/** The link that was so found in a text, as it stood there. */
export function linkBehindHost(text: string, { pathAt, queryAt, text: written }: Spans): Link {
  const asItStood = { text, hostAt: 0, hostEnd: 0, pathAt: 0, queryAt: 0, fragmentAt: 0 };
  place(text, asItStood);
  return { ...plainLink(asItStood), plain: false, path: written.slice(pathAt, queryAt) };
}

/**
 * The same for a text of which the caller says that a URL parser wrote it: only what is cheap is looked at.
 * @returns false where the long way has to read it
 */
export function locateSerialised(text: string, into: Located): boolean {
  if (!isSerialised(text)) return false;
  place(text, into);
  const { hostAt, pathAt, queryAt } = into;
  // Without a path it was no parser; a digit before it is of a port, or of an address in numbers.
  if (pathAt < 0 || text.charCodeAt(pathAt - 1) <= 0x39 || hasBefore(text, '@', hostAt, pathAt)) return false;
  // Older parsers, as Node 20's, leave it in a path.
  return !hasBefore(text, '^', pathAt, queryAt);
}

/** Whether such a text is all that was taken on trust, as far as a wrong claim could do harm once something is cut. */
export const isAsClaimed = (scan: Spans): boolean => isTidy(scan.text) && !hasDotSegment(scan);

/** Places a link that was read, in its one form. */
export function locateRead(link: Link, { form }: Policy, into: Located): void {
  if (link.plain) return place(link.text, into);
  const { text, queryAt, fragmentAt, scheme, userInfo, host } = link;
  const authority = writeAuthority(link);
  const written = [
    link.path,
    writeQuery(queryAt < fragmentAt ? text.slice(queryAt + 1, fragmentAt) : null),
    writeFragment(text.slice(fragmentAt)),
  ];
  const [path = '', query = '', fragment = ''] = form === 'rfc' ? written.map(rfcText) : written;
  into.text = authority + path + query + fragment;
  into.hostAt = scheme.length + 3 + userInfo.length;
  into.hostEnd = into.hostAt + host.length;
  into.pathAt = authority.length;
  into.queryAt = into.pathAt + path.length;
  into.fragmentAt = into.queryAt + query.length;
}

/** Finds the parts of a text that is known to be in its one form. */
export function place(text: string, into: Located): void {
  const hostAt = text.charCodeAt(4) === 0x3a ? 7 : 8;
  const pathAt = text.indexOf('/', hostAt);
  const hash = text.indexOf('#', pathAt);
  const fragmentAt = hash < 0 ? text.length : hash;
  const mark = text.indexOf('?', pathAt);
  into.text = text;
  into.hostAt = hostAt;
  into.hostEnd = into.pathAt = pathAt;
  into.queryAt = mark < 0 || mark > fragmentAt ? fragmentAt : mark;
  into.fragmentAt = fragmentAt;
}

/** Most paths hold no dot at all. */
const hasDotSegment = ({ text, pathAt, queryAt }: Spans): boolean =>
  hasBefore(text, '.', pathAt, queryAt) && hasBefore(text, '/.', pathAt, queryAt);
