import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOneForm } from '../conformance/engines';
import { engines } from './engines';
import { linkLike, patience, runs } from './links';

const sharing = engines.filter(([name]) => name.startsWith('share'));

/** As the platform writes it in a query, escapes in one form. The `#` keeps spaces at the end from being trimmed. */
const written = (query: string): string => inOneForm(new URL(`https://a.com/?${query}#`).search.slice(1));

const queryOf = (link: string): string => /^[^?#]*\?([^#]*)/.exec(link)?.[1] ?? '';

const tokensOf = (query: string): string[] => query.split(/[&;]/).filter((token) => token !== '');

describe.each(sharing)('%s', (_, engine) => {
  test(
    'every parameter that is kept is there, in order, byte for byte but for its escapes',
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(linkLike, (text) => {
          const result = engine.explain(text);
          if ('error' in result || result.sealed) return;
          const kept = result.decisions.filter(({ part, action }) => part === 'query' && action === 'keep');
          const expected = kept.flatMap(({ start, end }) => tokensOf(written(result.text.slice(start, end))));
          expect(tokensOf(inOneForm(queryOf(result.canonical)))).toEqual(expected);
        }),
        runs(),
      );
    },
  );

  test('every byte of the query is decided about', { timeout: patience }, () => {
    fc.assert(
      fc.property(linkLike, (text) => {
        const result = engine.explain(text);
        if ('error' in result) return;
        const query = queryOf(result.text);
        const decided = result.decisions.filter(({ part }) => part === 'query');
        const seen = decided.map(({ start, end }) => result.text.slice(start, end)).join('');
        expect(seen.replace(/[&;]/g, '')).toBe(query.replace(/[&;]/g, ''));
      }),
      runs(),
    );
  });

  test('a sealed link keeps every byte', { timeout: patience }, () => {
    let sealed = 0;
    fc.assert(
      fc.property(linkLike, (text) => {
        const result = engine.explain(text);
        if ('error' in result || !result.sealed) return;
        sealed += 1;
        expect(result.canonical).toBe(result.unwrapped.length === 0 ? text : result.text);
      }),
      runs(),
    );
    expect(sealed).toBeGreaterThan(10);
  });
});
