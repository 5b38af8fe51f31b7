// Full size: PLAINLINK_PROOF=full.
import fc from 'fast-check';
import { describe } from 'vitest';
import { grammarOnly, inOneForm } from '../conformance/engines';
import { createEngine } from '../../src/index';
import { engineOptions } from './engines';
import { equal, law } from './law';
import { linkLike } from './links';

const sharing = engineOptions.filter(([, { policy }]) => policy === 'share');
const share = grammarOnly('share');

/** As the platform writes it in a query, escapes in one form. The `#` keeps spaces at the end from being trimmed. */
const written = (query: string): string => inOneForm(new URL(`https://a.com/?${query}#`).search.slice(1));

const queryOf = (link: string): string => /^[^?#]*\?([^#]*)/.exec(link)?.[1] ?? '';

/** The tokens of a query, one separator between each. */
const tokens = (query: string): string =>
  query
    .split(/[&;]/)
    .filter((token) => token !== '')
    .join('&');

/** A canonical link up to its path, its path, and its fragment. */
function partsOf(link: string): { readonly authority: string; readonly path: string; readonly fragment: string } {
  const [, authority = '', path = '', fragment = ''] = /^(https?:\/\/[^/]+)([^?#]*)[^#]*(.*)$/s.exec(link) ?? [];
  return { authority, path, fragment };
}

const withoutPiece = (path: string, piece: string): string =>
  [`/${piece}`, `;${piece}`].reduce((left, cut) => (left.includes(cut) ? left.replace(cut, '') : left), path);

/** A fragment without its separators, which go with what is cut. */
const bytes = (fragment: string): string => fragment.replace(/[#&?]/g, '');

describe.each(sharing)('%s', (_, options) => {
  const engine = createEngine(options);

  law(
    'scheme, user, host and port are as the grammar writes them, and so is the path but for what is cut',
    linkLike,
    (text) => {
      const result = engine.explain(text);
      fc.pre(!('error' in result) && !result.sealed);
      if ('error' in result) return;
      const { authority, path } = partsOf(share.canonical(result.text));
      const cut = result.decisions.filter(({ part, action }) => part === 'path' && action === 'strip');
      const left = cut.reduce((rest, { name, value }) => withoutPiece(rest, `${name}=${value}`), path) || '/';
      const canonical = partsOf(result.canonical);
      equal(canonical.authority + canonical.path, authority + left);
    },
  );

  law('the fragment keeps every byte but for what is cut, and separators', linkLike, (text) => {
    const result = engine.explain(text);
    fc.pre(!('error' in result) && !result.sealed && result.text.includes('#'));
    if ('error' in result) return;
    const cut = result.decisions.filter(({ part, action }) => part === 'fragment' && action === 'strip');
    const left = cut.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), result.text);
    const whole = partsOf(share.canonical(left)).fragment;
    const kept = options.keepTextFragment === false ? whole.replace(/:~:.*/s, '') : whole;
    equal(bytes(partsOf(result.canonical).fragment), bytes(kept));
  });

  law('every parameter that is kept is there, in order, byte for byte but for its escapes', linkLike, (text) => {
    const result = engine.explain(text);
    if ('error' in result || result.sealed) return;
    const kept = result.decisions.filter(({ part, action }) => part === 'query' && action === 'keep');
    const expected = kept.map(({ start, end }) => written(result.text.slice(start, end))).join('&');
    equal(tokens(inOneForm(queryOf(result.canonical))), tokens(expected));
  });

  law('every byte of the query is decided about', linkLike, (text) => {
    const result = engine.explain(text);
    if ('error' in result) return;
    const decided = result.decisions.filter(({ part }) => part === 'query');
    const seen = decided.map(({ start, end }) => result.text.slice(start, end)).join('');
    equal(seen.replace(/[&;]/g, ''), queryOf(result.text).replace(/[&;]/g, ''));
  });

  law('a sealed link keeps every byte', linkLike, (text) => {
    const result = engine.explain(text);
    if ('error' in result || !result.sealed) return;
    equal(result.canonical, result.unwrapped.length === 0 ? text : result.text);
  });
});
