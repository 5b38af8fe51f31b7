/** What else there is for the same work, each called as its own README says. */
import fastUri from 'fast-uri';
import normalizeUrl from 'normalize-url';
import tidy from 'tidy-url';
import { interleaved } from './interleaved.mjs';
import { yardstick } from './measure.mjs';

const { TidyURL } = tidy;
// It speaks unless this is false, whatever the option's name says; a console would be what is measured.
TidyURL.config.set('silent', false);

/**
 * They do less, or something else: the first follows RFC 3986 alone, the second also sorts parameters and drops `utm_*`,
 * the third removes parameters by rules and opens wrappers.
 * @type {Readonly<Record<string, (link: string) => unknown>>}
 */
const peers = {
  'fast-uri, normalize()': (link) => fastUri.normalize(link),
  'normalize-url': (link) => normalizeUrl(link),
  'tidy-url, clean()': (link) => TidyURL.clean(link).url,
};

/**
 * @typedef {{ rows: (import('./interleaved.mjs').Spent & { corpus: string })[], thrown: Record<string, number>, links: number }} Figures
 *   `thrown`: of so many links of all kinds, those for which a library throws; it is done with them then
 */

/**
 * Rounds of their own, with every tenth link: they fill the memory so that whatever stands beside them looks slower.
 * @param {import('../../src/index').Engine} engine
 * @param {Record<string, string[]>} corpora
 * @param {number} rounds
 * @param {() => number} clock milliseconds
 * @returns {Figures}
 */
export function measurePeers(engine, corpora, rounds, clock) {
  const contenders = [
    { name: yardstick, call: (/** @type {string} */ link) => new URL(link).href },
    { name: 'canonical()', call: (/** @type {string} */ link) => engine.canonical(link) },
    ...Object.entries(peers).map(([name, call]) => ({
      name,
      call: (/** @type {string} */ link) => attempt(call, link),
    })),
  ];
  /** @param {() => unknown} work */
  const timed = (work) => {
    const start = clock();
    work();
    return clock() - start;
  };
  const samples = Object.entries(corpora).map(([corpus, links]) => ({
    corpus,
    links: links.filter((_, i) => i % 10 === 0),
  }));
  const all = samples.flatMap(({ links }) => links);
  return {
    rows: samples.flatMap(({ corpus, links }) =>
      interleaved(contenders, links, rounds, timed).map((row) => ({ corpus, ...row })),
    ),
    thrown: Object.fromEntries(
      Object.entries(peers).map(([name, call]) => [name, all.filter((link) => attempt(call, link) === null).length]),
    ),
    links: all.length,
  };
}

/** Null where it throws. @param {(link: string) => unknown} call @param {string} link */
function attempt(call, link) {
  try {
    return call(link);
  } catch {
    return null;
  }
}
