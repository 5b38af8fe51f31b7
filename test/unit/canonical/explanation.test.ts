import { expect, test } from 'vitest';
import { engineWith, explained } from './engine-for-tests';

const engine = engineWith();

test.each([
  ['decided where it stands', 'https://a.com/?utm_source=1&q=2#top'],
  ['written anew', 'https://A.com:443/%7e?utm_source=1&q=2'],
  ['behind a redirect', 'https://out.example/?u=https%3A%2F%2Fexample.org%2F%3Fq%3D2%26utm_source%3D1'],
  ['left alone', 'https://a.com/?X-Amz-Signature=0&utm_source=1'],
  ['with a fragment of its own', 'https://a.com/?q=2#utm_source=1&b=2'],
])('an answer about a link %s can be stored and sent, whole', (_, link) => {
  const answer = engine.explain(link);
  if ('error' in answer) throw new Error(answer.error.message);
  const { input, canonical, key, changed, policy, text, host, decisions, steps, warnings, unwrapped } = answer;
  const parts = { input, canonical, key, changed, policy, text, host, decisions, steps, warnings, unwrapped };
  expect(structuredClone(answer.toJSON())).toMatchObject(parts);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(JSON.parse(JSON.stringify(answer.toJSON())));
  expect(answer.toJSON().sealed).toEqual(answer.sealed);
  expect(decisions.length).toBeGreaterThan(0);
});

test('pieces of a path that say the same are each shown where they stand', () => {
  const { decisions } = explained(engine, 'https://a.com/;jsessionid=1/x;jsessionid=1?q=2');
  expect(decisions.map(({ start, end }) => [start, end])).toEqual([
    [14, 27],
    [29, 42],
    [43, 46],
  ]);
});

test('a megabyte of things to cut out of a path is explained at once', () => {
  const piece = ';jsessionid=1';
  const count = Math.floor(1e6 / piece.length);
  const { canonical, decisions } = explained(engine, `https://a.com/x${piece.repeat(count)}`);
  expect(canonical).toBe('https://a.com/x');
  expect(decisions).toHaveLength(count);
});
