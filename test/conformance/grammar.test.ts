import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { grammarOnly } from './engines';
import { agrees, casesFile } from './suites';

/** `same` null: either is right; `canonical` null: not judged; `refuse`: no link. */
interface Case {
  readonly a: string;
  readonly b: string | null;
  readonly same: boolean | null;
  readonly canonical: string | null;
  readonly refuse: boolean;
}

const crawl = grammarOnly('crawl');

const file = casesFile('grammar.jsonl');
describe.skipIf(!file)('labelled cases of grammar', () => {
  if (!file) return test('no file');
  const lines = readFileSync(file, 'utf8').split('\n');
  const all = lines.filter((line) => line !== '').map((line): Case => JSON.parse(line));
  const tally = { missed: 0, over: 0, form: 0, accepted: 0, refused: 0 };
  const count = (kind: keyof typeof tally, detail: string): string => {
    tally[kind] += 1;
    return `${kind}: ${detail}`;
  };

  agrees('grammar', all, nameOf, ({ a, b, same, canonical, refuse }) => {
    const key = crawl.key(a);
    if (refuse) return key === '' ? null : count('accepted', key);
    if (key === '') return same === null ? null : count('refused', '');
    if (b !== null && same !== null) {
      const other = crawl.key(b);
      if (same !== (key === other)) return count(same ? 'missed' : 'over', `${key} and ${other}`);
    }
    return canonical === null || same === null || key === canonical
      ? null
      : count('form', `${key}, expected ${canonical}`);
  });

  test('no key moves when it is asked again', () => {
    const keys = new Set(all.flatMap(({ a, b }) => [crawl.key(a), b === null ? '' : crawl.key(b)]));
    keys.delete('');
    const moving = [...keys].filter((key) => crawl.key(key) !== key);
    console.log(`grammar: ${JSON.stringify(tally)}, not idempotent ${moving.length} of ${keys.size}`);
    expect(moving).toEqual([]);
  });
});

function nameOf({ a, b }: Case): string {
  return b === null ? a : `${a} ${b}`;
}
