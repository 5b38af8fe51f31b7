/** What else there is for the same work, each called as its own README says. */
import fastUri from 'fast-uri';
import normalizeUrl from 'normalize-url';
import tidy from 'tidy-url';

const { TidyURL } = tidy;
TidyURL.config.set('silent', true);

/**
 * They do less, or something else: the first follows RFC 3986 alone, the second also sorts parameters and drops `utm_*`,
 * the third removes parameters by rules and opens wrappers.
 * @type {Readonly<Record<string, (link: string) => unknown>>}
 */
export const peers = {
  'fast-uri, normalize()': (link) => fastUri.normalize(link),
  'normalize-url': (link) => normalizeUrl(link),
  'tidy-url, clean()': (link) => TidyURL.clean(link).url,
};
