import type { Link, Spans } from '../link';
import type { Policy } from '../policy';
import { rfcText, writeAuthority, writeFragment, writeQuery } from '../write';
import { hasBefore } from './has-before';
import { isPlain, isSerialised, isTidy } from './plain';

type Writable<T> = { -readonly [key in keyof T]: T[key] };

/** What is filled anew for each link. */
type Located = Writable<Spans>;

/**
 * Finds the parts of a text that is in its one form, as nearly all are that a browser hands out.
 * @returns false where that is not proven
 */
export function locate(text: string, into: Located): boolean {
  if (!isPlain(text)) return false;
  place(text, into);
  return !hasDotSegment(into);
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

function place(text: string, into: Located): void {
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
