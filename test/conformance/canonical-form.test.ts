import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { grammarOnly } from './engines';

/** The cases that docs/canonical-form.md hands to those who write the same in another language. */
type Case = { readonly clause: string } & (
  | { readonly input: string; readonly canonical: string; readonly key?: string }
  | { readonly input: string; readonly refused: string }
  | { readonly a: string; readonly b: string; readonly same: boolean }
);

const share = grammarOnly('share');
const crawl = grammarOnly('crawl');
const file = new URL('../../docs/canonical-form.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Case => JSON.parse(line));

const nameOf = (one: Case): string => `${one.clause}: ${'same' in one ? `${one.a} and ${one.b}` : one.input}`;

describe('the cases of the canonical form', () => {
  test.each(cases.map((one) => [nameOf(one), one] as const))('%s', (_, one) => {
    if ('same' in one) expect(crawl.key(one.a) === crawl.key(one.b)).toBe(one.same);
    else if ('refused' in one) expect(crawl.explain(one.input)).toMatchObject({ error: { code: one.refused } });
    else {
      const key = one.key ?? one.canonical;
      expect([share.canonical(one.input), crawl.key(one.input)]).toEqual([one.canonical, key]);
      expect([share.canonical(one.canonical), crawl.key(key), crawl.canonical(one.input)]).toEqual([
        one.canonical,
        key,
        key,
      ]);
    }
  });

  test('every link of them that the platform reads is read, and no other', () => {
    for (const one of cases)
      if ('input' in one) expect(URL.canParse(one.input) && /^\s*https?:/i.test(one.input)).toBe('canonical' in one);
  });
});
