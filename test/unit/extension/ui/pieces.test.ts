import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linkPieces } from '../../../../extension/ui/pieces';
import { readRuleFiles } from '../../../../scripts/build/rule-files';
import { createEngine, type Result } from '../../../../src/index';
import { gather } from '../../../../src/rules/gather';
import { shippedRules } from '../../../../src/rules/shipped';

const engine = createEngine({ rules: shippedRules, keepTextFragment: false });

/** What is struck through, in square brackets. */
const drawn = (result: Result) =>
  linkPieces(result)
    .map(({ text, goes }) => (goes ? `[${text}]` : text))
    .join('');

describe('what is struck through', () => {
  test.each([
    ['https://a.example/', 'https://a.example/'],
    ['https://a.example/p?id=1&utm_source=x', 'https://a.example/p?id=1[&utm_source=x]'],
    ['https://a.example/p?utm_source=x&id=1', 'https://a.example/p?[utm_source=x&]id=1'],
    ['https://a.example/p?utm_source=x&fbclid=y', 'https://a.example/p[?utm_source=x&fbclid=y]'],
    ['https://a.example/p?a=1&utm_source=x&fbclid=y&b=2', 'https://a.example/p?a=1&[utm_source=x&fbclid=y&]b=2'],
    ['https://a.example/p?utm_source=x#part', 'https://a.example/p[?utm_source=x]#part'],
    ['https://a.example/p?q=shoes?utm_source=x', 'https://a.example/p?q=shoes[?utm_source=x]'],
    ['https://a.example/p#utm_source=x', 'https://a.example/p[#utm_source=x]'],
  ])('%s', (link, expected) => {
    expect(drawn(explained(link))).toBe(expected);
  });

  test('the highlighted words, where the person does not keep them', () => {
    expect(drawn(explained('https://a.example/p#intro:~:text=words'))).toBe('https://a.example/p#intro[:~:text=words]');
  });

  test('the destination of a redirect is what is drawn', () => {
    const result = explained(
      'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fp%3Fid%3D1%26utm_source%3Dx&sa=D',
    );
    expect(drawn(result)).toBe('https://example.org/p?id=1[&utm_source=x]');
  });
});

test('what is not struck through, read in a row, is what is copied', () => {
  const results = [...samples(), ...golden()]
    .map(explained)
    .filter(({ steps }) => steps.every((s) => s.kind !== 'grammar'));
  expect(results.length).toBeGreaterThan(500);
  const wrong = results.filter((result) => kept(result) !== result.canonical);
  expect(wrong.map((result) => [drawn(result), result.canonical])).toEqual([]);
});

const kept = (result: Result) =>
  linkPieces(result)
    .filter(({ goes }) => !goes)
    .map(({ text }) => text)
    .join('');

function explained(link: string): Result {
  const result = engine.explain(link);
  if ('error' in result) throw new Error(`${link}: ${result.error.message}`);
  return result;
}

function samples(): string[] {
  const gathered = gather(readRuleFiles());
  if (!('notes' in gathered)) throw new Error('The rules do not read.');
  return Object.values(gathered.notes).flatMap((note) => note.samples.map((sample) => [sample].flat()[0] ?? ''));
}

function golden(): string[] {
  const lines = readFileSync(new URL('../../../fixtures/links.jsonl', import.meta.url), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => String(JSON.parse(line).link));
}
