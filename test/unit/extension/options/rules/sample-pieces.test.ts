import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { samplePieces } from '../../../../../extension/options/rules/sample-pieces';

const marked = (before: string, after: string) =>
  samplePieces(before, after)
    ?.map(({ text, goes }) => (goes ? `[${text}]` : text))
    .join('') ?? null;

test.each([
  ['https://a.example/?x=1&b=2', 'https://a.example/?b=2', 'https://a.example/?[x=1&]b=2'],
  ['https://a.example/?b=2&x=1', 'https://a.example/?b=2', 'https://a.example/?b=2[&x=1]'],
  ['https://a.example/?x=1', 'https://a.example/', 'https://a.example/[?x=1]'],
  ['https://a.example/?x=1&b=2&x=1&c=3', 'https://a.example/?b=2&c=3', 'https://a.example/?[x=1&]b=2[&x=1]&c=3'],
  ['https://a.example/?x=1#top', 'https://a.example/#top', 'https://a.example/[?x=1]#top'],
  ['https://a.example/dp/B0/ref=sr_1', 'https://a.example/dp/B0', 'https://a.example/dp/B0[/ref=sr_1]'],
  ['https://a.example/?b=2', 'https://a.example/?b=2', 'https://a.example/?b=2'],
])('of %s and %s', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('a link that was written anew has no pieces', () => {
  expect(samplePieces('https://r.example/?to=https%3A%2F%2Fb.example', 'https://b.example/')).toBeNull();
});

interface Rule {
  readonly samples?: readonly (string | readonly [string, string])[];
}

describe('in all samples of the rules', () => {
  const folder = new URL('../../../../../public/rules/', import.meta.url);
  const files = readdirSync(folder).map((name): { kind: string; rules?: Rule[] } =>
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  );
  const samples = files
    .filter(({ kind }) => kind === 'strip')
    .flatMap(({ rules = [] }) => rules.flatMap(({ samples: own = [] }) => own))
    .flatMap((sample) => (typeof sample === 'string' ? [] : [sample]));

  test('all pieces are the link, and those that stay what is left', () => {
    for (const [before, after] of samples) {
      const pieces = samplePieces(before, after);
      if (pieces === null) continue;
      expect(pieces.map(({ text }) => text).join('')).toBe(before);
      expect(pieces.map(({ text, goes }) => (goes ? '' : text)).join('')).toBe(after);
    }
  });

  test('nearly all can be shown so', () => {
    const shown = samples.filter(([before, after]) => samplePieces(before, after) !== null);
    expect(shown.length / samples.length).toBeGreaterThan(0.95);
  });
});
