import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRuleFiles } from '../../scripts/build/rule-files';
import { createEngine, type RuleSet } from '../../src/index';
import { faultsAsError } from '../../src/rules/schema';
import { gather } from '../../src/rules/gather';

const rules = shipped();
const engine = createEngine({ rules });

describe('golden links', () => {
  test.each(goldenLinks())('$link: $why', ({ link, canonical }) => {
    expect(engine.canonical(link)).toBe(canonical);
    expect(engine.canonical(canonical)).toBe(canonical);
    expect(engine.key(link)).toBe(engine.key(canonical));
  });
});

describe('names that hold on every site', () => {
  const everywhere = rules.strip.filter(
    ({ strength, hosts, paths, value, when, part }) =>
      strength === 'always' && !hosts && !paths && !value && !when && (part ?? 'query') === 'query',
  );
  const named = everywhere.flatMap(({ id, names }) => names.map((name) => ({ id, name: name.replace('*', '1') })));

  test.each(named)('$name goes, first or last, with a value or without ($id)', ({ name }) => {
    for (const tag of [`${name}=abc`, name, `${name}=`]) {
      expect(engine.canonical(`https://www.example.com/p?id=1&${tag}`)).toBe('https://www.example.com/p?id=1');
      expect(engine.canonical(`https://www.example.com/p?${tag}&id=1`)).toBe('https://www.example.com/p?id=1');
    }
  });

  test.each(named)('$name stays where it is a value, or only begins a name ($id)', ({ name }) => {
    const links = [
      `https://example.com/p?q=${name}`,
      `https://example.com/${name}`,
      `https://example.com/p?not-${name}=1`,
    ];
    for (const link of links) expect(engine.canonical(link)).toBe(link);
  });

  test.each(['web.archive.org/web/20200101000000', 'archive.ph/2020', 'archive.example.net/coll/20200101000000mp_'])(
    'all of them stay behind %s, where the query belongs to the archived page',
    (archive) => {
      for (const { name } of named) {
        const link = `https://${archive}/https://example.com/p?${name}=abc`;
        expect(engine.canonical(link)).toBe(link);
      }
    },
  );
});

test('names that mean something else on every site stay on a site that no rule knows', () => {
  const link =
    'https://unknown.example.com/p?ref=a&source=b&from=c&cid=d&s=e&t=f&id=g&clickid=h&var=i&tag=j&aff=k&campaign=l&sid=m';
  expect(engine.canonical(link)).toBe(link);
});

function goldenLinks(): { link: string; canonical: string; why: string }[] {
  const text = readFileSync(new URL('../fixtures/links.jsonl', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function shipped(): RuleSet {
  const gathered = gather(readRuleFiles());
  if (!gathered.ok) throw faultsAsError(gathered.errors);
  return gathered.rules;
}
