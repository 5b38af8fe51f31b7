import { shippedRules } from 'virtual:rules';
import { expect, test } from 'vitest';
import { rulesInUse } from '../../../../extension/engine/rules-in-use';
import { createEngine } from '../../../../src/index';

const clean = (link: string, ...off: string[]) =>
  createEngine({ rules: rulesInUse(shippedRules, off) }).canonical(link);
const version = (...off: string[]) => rulesInUse(shippedRules, off).version;

test('a tag stays whose rule is switched off, and all others go', () => {
  const link = 'https://www.youtube.com/watch?v=abc&si=def&feature=share&fbclid=x';
  expect(clean(link)).toBe('https://www.youtube.com/watch?v=abc');
  expect(clean(link, 'youtube-sharer')).toBe('https://www.youtube.com/watch?v=abc&si=def');
});

test('a redirect stays shut whose rule is switched off', () => {
  const link = 'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa&sa=D';
  expect(clean(link)).toBe('https://example.org/a');
  const opened = createEngine({ rules: shippedRules }).explain(link);
  const rules = 'error' in opened ? [] : opened.unwrapped.map(({ rule }) => rule);
  expect(clean(link, ...rules)).toContain('https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa');
});

test('a link of a guarded shape changes once the guard is switched off', () => {
  const link = 'https://bytes.dev/unsubscribe?ck_subscriber_id=393123456&utm_source=x';
  expect(clean(link)).toBe(link);
  expect(clean(link, 'mail/unsubscribe')).not.toContain('utm_source');
});

test('ids that no rule has change nothing, and where nothing is switched off nothing is copied', () => {
  const link = 'https://www.youtube.com/watch?v=abc&si=def';
  expect(clean(link, 'gone', '__proto__', '')).toBe('https://www.youtube.com/watch?v=abc');
  expect(rulesInUse(shippedRules, [])).toBe(shippedRules);
});

test('rule sets with other rules have other versions, in whatever order they were switched off', () => {
  expect(version('youtube-sharer', 'mail/unsubscribe')).toBe(version('mail/unsubscribe', 'youtube-sharer', 'gone'));
  expect(new Set([version(), version('youtube-sharer'), version('mail/unsubscribe')]).size).toBe(3);
  expect(version('gone')).toBe(shippedRules.version);
});
