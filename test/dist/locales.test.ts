import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/lib/sources.mjs';
import { faultsOf } from '../../scripts/locales/faults.mjs';
import { languages, textsOf } from '../../scripts/locales/languages.mjs';
import messages from '../../public/_locales/en/messages.json';
import { reasons } from '../../src/canonical/sentences';
import { manifestOf, packages } from './packages';

const keys = Object.keys(messages);
const shown = [...filesBelow('extension', /\.(ts|tsx|html)$/), 'manifest.json'].map(read).join('\n');

test('there are texts in eight languages', () => {
  expect(languages().toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt_BR', 'tr']);
});

test.each(languages())(
  '%s has every text, with the gaps of the English one, and none too long for its place',
  (language) => {
    expect(faultsOf(messages, textsOf(language), language)).toEqual({ missing: [], faults: [] });
  },
);

test.each(languages())('%s tells its own name, and the direction that it is read in', (language) => {
  const { language_tag, language_direction } = textsOf(language);
  expect(language_tag?.message).toBe(language.replace('_', '-'));
  expect(language_direction?.message).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

test('every text is used', () => {
  const prefixes = [...shown.matchAll(/`([a-zA-Z0-9_]+_)\$\{/g)].map(([, prefix = '']) => prefix);
  const asked = new Set([...shown.matchAll(/['"`](?:__MSG_)?(\w+?)(?:__)?['"`]/g)].map(([, key]) => key));
  const used = (key: string) =>
    asked.has(key) || asked.has(key.replace(/_(one|other)$/, '')) || prefixes.some((prefix) => key.startsWith(prefix));
  expect(keys.filter((key) => !used(key))).toEqual([]);
});

test('every reason of the engine has its text, and no text has a reason that is gone', () => {
  const ids = keys.filter((key) => key.startsWith('reason_')).map((key) => key.slice('reason_'.length));
  expect(ids.toSorted()).toEqual(Object.keys(reasons).toSorted());
});

test('every vendor that is no name has its text, and no text has a vendor that is gone', () => {
  const vendors = filesBelow('public/rules', /\.json$/).flatMap((file) =>
    [...read(file).matchAll(/"vendor": "([^"]*)"/g)].map(([, vendor = '']) => vendor),
  );
  const texts = Object.entries(messages).flatMap(([key, { message }]) => (key.startsWith('vendor_') ? [message] : []));
  expect(texts.filter((vendor) => !vendors.includes(vendor))).toEqual([]);
  const words = vendors.filter((vendor) => /^(a|an|the) |^(A|An|The) [a-z]/.test(vendor));
  expect(new Set(words.filter((vendor) => !texts.includes(vendor)))).toEqual(new Set());
});

test.each(packages)('every text that the manifest of %s names is there', (folder) => {
  const named = [...JSON.stringify(manifestOf(folder)).matchAll(/__MSG_(\w+)__/g)].map(([, key]) => key);
  expect(named).not.toEqual([]);
  expect(keys).toEqual(expect.arrayContaining(named));
});

test('no page holds a text of its own', () => {
  const own = filesBelow('extension', /\.html$/).filter((file) => /\p{L}/u.test(visibleText(read(file))));
  expect(own).toEqual([]);
});

function visibleText(html: string): string {
  return html.replace(/<!--[\s\S]*?-->|<(script|style)[\s\S]*?<\/\1>|<title>Plainlink<\/title>|<[^>]*>/g, '');
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
