import { expect, test } from 'vitest';
import { asSiteSees } from '../../../../extension/background/as-site-sees';
import { defaults } from '../../../../extension/platform/settings/settings';
import type { Chosen } from '../../../../extension/platform/storage/view';

const chosen: Chosen = {
  settings: { ...defaults, keepAffiliate: true },
  entries: {
    version: 1,
    sites: {
      'example.com': { keep: ['ref'] },
      'shop.example.com': { strip: ['x'] },
      'other.example': { alone: true },
      'a.github.io': { keep: ['tab'] },
    },
  },
};

const seenFrom = (url: string, origin?: string): string[] =>
  Object.keys(asSiteSees(chosen, { url, ...(origin === undefined ? {} : { origin }) }).entries.sites);

test('a page gets the entries of its own site, above and below its host, and no others', () => {
  expect(seenFrom('https://www.example.com/a')).toEqual(['example.com', 'shop.example.com']);
  expect(seenFrom('https://other.example/')).toEqual(['other.example']);
  expect(seenFrom('https://b.github.io/')).toEqual([]);
  expect(seenFrom('https://nothing.example/')).toEqual([]);
});

test('a frame without an address has those of the page that made it, one without an origin none', () => {
  expect(seenFrom('about:srcdoc', 'https://www.example.com')).toEqual(['example.com', 'shop.example.com']);
  expect(seenFrom('about:blank', 'null')).toEqual([]);
  expect(seenFrom('data:text/html,x')).toEqual([]);
});

test('settings hold everywhere, and nothing is made twice', () => {
  const seen = asSiteSees(chosen, { url: 'https://nothing.example/' });
  expect(seen.settings).toBe(chosen.settings);
  expect(asSiteSees(chosen, { url: 'https://nowhere.example/' })).toBe(seen);
  const own = asSiteSees(chosen, { url: 'https://example.com/1' });
  expect(asSiteSees(chosen, { url: 'https://www.example.com/2' })).toBe(own);
});
