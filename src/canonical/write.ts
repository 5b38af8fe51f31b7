import { fragmentSet, neverRaw, querySet } from './grammar/characters';
import { normalizePercent } from './grammar/percent';
import { escapeCodePoint } from './grammar/utf8';
import type { Link } from './link';
import { charCodeAt, indexOf, slice } from './string-methods';

/**
 * A link in its one form: the scheme, host and port as read, and the rest as it is left, escapes normalized.
 * @param query what is left of the query, without `?`; null when there is none
 * @param fragment what is left of the fragment, with `#`; `''` when there is none
 */
export function write(link: Link, path: string, query: string | null, fragment: string): string {
  if (link.plain) return link.text.slice(0, link.pathAt) + path + (query === null ? '' : `?${query}`) + fragment;
  return writeAuthority(link) + path + writeQuery(query) + writeFragment(fragment);
}

/** Everything up to the path. */
export const writeAuthority = ({ scheme, userInfo, host, port }: Link): string =>
  `${scheme}://${userInfo}${host}${port === '' ? '' : ':'}${port}`;

/** What is left of a query, with its `?`. */
export const writeQuery = (query: string | null): string =>
  query === null ? '' : `?${normalizePercent(query, querySet)}`;

/** What is left of a fragment, with its `#`. */
export const writeFragment = (fragment: string): string =>
  fragment === '' ? '' : `#${normalizePercent(slice.call(fragment, 1), fragmentSet)}`;

/** The form in which nothing stands raw that RFC 3986 never allows raw (`[` and `]` excepted), from the host on. */
export function rfcForm(canonical: string): string {
  const path = indexOf.call(canonical, '/', indexOf.call(canonical, '//') + 2);
  const rest = slice.call(canonical, path);
  return rest.search(neverRaw) < 0 ? canonical : slice.call(canonical, 0, path) + rfcText(rest);
}

/** The same for a piece of a path, query or fragment. */
export const rfcText = (text: string): string => text.replace(neverRaw, (raw) => escapeCodePoint(raw.charCodeAt(0)));

/** A link's text up to its fragment, save that a fragment which is a route (`#/…`, `#!…`) stays. */
export function withoutFragment(text: string): string {
  const hash = indexOf.call(text, '#');
  if (hash < 0) return text;
  const first = hash + 1 < text.length ? charCodeAt.call(text, hash + 1) : 0;
  return first === 0x2f || first === 0x21 ? text : slice.call(text, 0, hash);
}
