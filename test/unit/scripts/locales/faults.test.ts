import { expect, test } from 'vitest';
import { faultsOf, wantedKeys } from '../../../../scripts/locales/faults.mjs';

const text = (message: string, ...gaps: string[]) => ({
  message,
  placeholders: Object.fromEntries(gaps.map((gap) => [gap, { content: `{${gap}}` }])),
});

const english = {
  hello: text('Hello, $name$.', 'name'),
  links_one: text('$count$ link of $site$', 'count', 'site'),
  links_other: text('$count$ links of $site$', 'count', 'site'),
  layer_guard: text('Guard'),
};

const keys = (language: string) => [...wantedKeys(english, language).keys()].filter((key) => key.startsWith('links'));

test('a language needs each form that it has for numbers up to a thousand', () => {
  expect(keys('ja')).toEqual(['links_other']);
  expect(keys('fr').toSorted()).toEqual(['links_one', 'links_other']);
  expect(keys('pt_BR').toSorted()).toEqual(['links_one', 'links_other']);
  expect(keys('ar').toSorted()).toEqual(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `links_${form}`).toSorted(),
  );
});

const good = {
  hello: text('Hallo, $name$.', 'name'),
  links_one: text('Ein Link von $site$', 'site'),
  links_other: text('$count$ Links von $site$', 'count', 'site'),
  layer_guard: text('Schutz'),
};

test('a whole translation has no fault', () => {
  expect(faultsOf(english, good, 'de')).toEqual({ missing: [], faults: [] });
});

test('what is missing is named', () => {
  const { hello: _, ...less } = good;
  expect(faultsOf(english, less, 'de').missing).toEqual(['hello']);
});

test.each<[what: string, change: Record<string, ReturnType<typeof text>>, key: string]>([
  ['is in no English text', { gone: text('Weg') }, 'gone'],
  ['lacks $name$', { hello: text('Hallo.') }, 'hello'],
  ['lacks $count$', { links_other: text('Links von $site$', 'site') }, 'links_other'],
  ['has $other$, which the English text has not', { hello: text('$name$ $other$.', 'name', 'other') }, 'hello'],
  ['declares other placeholders than it names', { hello: text('Hallo, $name$.') }, 'hello'],
  ['ends in another way than the English text', { hello: text('Hallo, $name$ da', 'name') }, 'hello'],
  ['has an exclamation mark', { hello: text('Hallo! $name$.', 'name') }, 'hello'],
  ['is empty, or has spaces at an end', { layer_guard: text('Schutz ') }, 'layer_guard'],
  ['is longer than its place, chip: 16', { layer_guard: text('Schutzmechanismus') }, 'layer_guard'],
  ['is longer than its place, chip: 16', { layer_guard: text('保護のしくみです。') }, 'layer_guard'],
])('a text is told that %s', (what, change, key) => {
  expect(faultsOf(english, { ...good, ...change }, 'de').faults).toContainEqual({ key, what });
});
