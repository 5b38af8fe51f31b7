import { expect, test } from 'vitest';
import { readRuleFiles } from '../../../scripts/build/rule-files';
import type { RuleSet } from '../../../src/index';
import { gather } from '../../../src/rules/gather';
import { packed, unpacked } from '../../../src/rules/packed';

test('the shipped rules come out of the bundles as they were put in', () => {
  const gathered = gather(readRuleFiles());
  if (!gathered.ok) throw new Error('the rules are faulty');
  const text = JSON.stringify(packed(gathered.rules));
  expect(text.length).toBeLessThan(0.9 * JSON.stringify(gathered.rules).length);
  expect(unpacked(JSON.parse(text))).toEqual(gathered.rules);
});

const rules: RuleSet = {
  schema: 1,
  version: '2026.1.1',
  families: { one: ['example.com'], none: [] },
  strip: [],
  keep: [{ id: 'a', names: ['a b', 'c'], hosts: ['@one'], why: 'contentItem' }],
  guards: [{ id: 'b', why: 'signed', has: ['x', ['y', { name: 'z', value: 'two words' }]] }],
  wrappers: [],
  warnings: [],
};

test('a name with a space in it, one alone, none, and lists within lists survive', () => {
  expect(unpacked(JSON.parse(JSON.stringify(packed(rules))))).toEqual(rules);
});

test('a text that would come back as a list is told, not changed', () => {
  const keep = [{ id: 'a', names: [' lead'], hosts: ['@one'], why: 'contentItem' as const }];
  expect(() => packed({ ...rules, keep })).toThrow('" lead" begins with a space');
});
