import { expect, test } from 'vitest';
import { sourceLink } from '../../../../../extension/options/rules/source-link';

test.each([
  ['https://example.com/docs?a=1', 'https://example.com/docs?a=1'],
  ['brave/adblock-lists#993', 'https://github.com/brave/adblock-lists/issues/993'],
  ['brave/adblock-lists (debounce.json)', 'https://github.com/brave/adblock-lists'],
  ['DrKain/tidy-url@234e706 (data/rules.js)', 'https://github.com/DrKain/tidy-url'],
  ['bugzilla 1932654', null],
  ['AdguardForMac#1001', null],
  ['javascript:alert(1)', null],
  ['https://example.com/ javascript:', null],
  ['', null],
])('%s leads to %s', (source, link) => {
  expect(sourceLink(source)).toBe(link);
});
