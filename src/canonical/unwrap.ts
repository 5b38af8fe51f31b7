import type { Wrapper } from '../rules/bucket';
import { endsInNumber } from './grammar/ipv4';
import type { Link } from './link';
import { read } from './read';
import type { ReasonId } from './reasons';
import type { Token } from './tokens';
import type { HostFunctions } from './types';
import { readDestination, writtenDestinations } from './unwrapping/destination';

/** Links nested deeper than this stay wholly as they were. */
export const MOST_LAYERS = 5;

/** A wrapper that was opened, or one that could not be and why. */
export type Opening =
  { readonly wrapper: Wrapper; readonly link: Link } | { readonly wrapper: Wrapper; readonly fault: ReasonId };

/**
 * Opens a redirector's link that carries its destination in itself.
 * @returns null when no rule finds a destination in it: then it is an ordinary link
 */
export function unwrap(
  link: Link,
  paths: readonly string[],
  query: readonly Token[],
  fragment: readonly Token[],
  wrappers: readonly Wrapper[],
  functions: HostFunctions,
): Opening | null {
  let failed: Opening | null = null;
  for (const wrapper of wrappers) {
    const { paths: matches } = wrapper;
    if (matches && !paths.some(matches)) continue;
    if (!holdsFor(wrapper, link, paths, query)) continue;
    for (const written of writtenDestinations(link, paths, query, fragment, wrapper)) {
      const destination = openOne(link, written, wrapper, functions);
      if (typeof destination !== 'string') return { wrapper, link: destination };
      // What stands behind a control character may go, and a second pass would find a link.
      if (!wrapper.rule.tentative || destination === 'wrapperControl') failed ??= { wrapper, fault: destination };
    }
  }
  return failed;
}

function holdsFor({ scope }: Wrapper, { host }: Link, paths: readonly string[], query: readonly Token[]): boolean {
  const holds = scope(host, '');
  if (holds === null || holds === 'nowhere') return holds === null;
  const names = query.map(({ name }) => name);
  return paths.every((path) =>
    holds({ host, path, pathMayMatch: true, name: '', value: '', valueLength: 0, names, mayName }),
  );
}

const mayName = (): boolean => true;

function openOne(link: Link, written: string, wrapper: Wrapper, functions: HostFunctions): Link | ReasonId {
  const text = readDestination(written, wrapper);
  if (text === null) return 'wrapperNoLink';
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\0-\x1f\x7f]/.test(text)) return 'wrapperControl';
  const destination = read(withFragment(text, link, wrapper), functions.toAscii);
  if (typeof destination === 'string') return 'wrapperNoLink';
  if (destination.userInfo !== '') return 'wrapperUserInfo';
  const site = functions.siteOf(destination.host);
  if (site === null && !isAddress(destination.host)) return 'wrapperUnknownHost';
  if (destination.text === link.text) return 'wrapperSameLink';
  if (!wrapper.rule.sameSite && site !== null && site === functions.siteOf(link.host)) return 'wrapperSameSite';
  return destination;
}

/** A redirect hands its own fragment on where the destination has none (https://fetch.spec.whatwg.org/#http-redirect-fetch). */
function withFragment(text: string, link: Link, { rule }: Wrapper): string {
  const fragment = link.text.slice(link.fragmentAt);
  const ownsIt = rule.until === 'rest' || 'fragment' in rule.destination || text.includes('#');
  return ownsIt || fragment.length < 2 ? text : text + fragment;
}

const isAddress = (host: string): boolean => host.startsWith('[') || endsInNumber(host);
