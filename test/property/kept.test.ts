// Full size: PLAINLINK_PROOF=full.
import { describe } from 'vitest';
import { inOneForm } from '../conformance/engines';
import { engines } from './engines';
import { equal, law } from './law';
import { linkLike } from './links';

const sharing = engines.filter(([name]) => name.startsWith('share'));

/** As the platform writes it in a query, escapes in one form. The `#` keeps spaces at the end from being trimmed. */
const written = (query: string): string => inOneForm(new URL(`https://a.com/?${query}#`).search.slice(1));

const queryOf = (link: string): string => /^[^?#]*\?([^#]*)/.exec(link)?.[1] ?? '';

/** The tokens of a query, one separator between each. */
const tokens = (query: string): string =>
  query
    .split(/[&;]/)
    .filter((token) => token !== '')
    .join('&');

describe.each(sharing)('%s', (_, engine) => {
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
