import { expect, test } from 'vitest';
import { anyOf, matcher, mustHold, textsIn } from '../../../src/rules/match';

test.each([
  ['utm_source', 'utm_source', 'utm_sourcex'],
  ['utm_*', 'utm_source', 'xutm_source'],
  ['*_clid', 'my_clid', 'my_clidx'],
  ['*unsubscribe*', 'x/unsubscribe/y', 'x/subscribe/y'],
  ['~^[0-9a-f]{4}$', '0af9', '0af'],
  ['a.b', 'a.b', 'axb'],
])('%s takes %s and not %s', (pattern, taken, left) => {
  for (const matches of [matcher(pattern), anyOf([pattern, 'other'])]) {
    expect(matches?.(taken)).toBe(true);
    expect(matches?.(left)).toBe(false);
  }
});

test('a star alone takes everything', () => {
  for (const matches of [matcher('*'), anyOf(['*', 'other'])])
    for (const text of ['', 'a', '*']) expect(matches?.(text)).toBe(true);
});

test('case counts unless the rule says otherwise', () => {
  expect(matcher('Utm_*')('utm_source')).toBe(false);
  expect(matcher('Utm_*', true)('uTM_source')).toBe(true);
});

test('of an expression it is known which texts stand in whatever it matches', () => {
  const signed = '~^(?:ip=[^~]*~)?(?:st=[0-9]+~)?exp=[0-9]+~.*hmac=';
  expect(textsIn(signed).filter((text) => text !== '')).toEqual(['exp=', '~', 'hmac=']);
  expect(mustHold(signed)).toBe('hmac=');
  expect(textsIn('~^a|b$')).toEqual([]);
  expect(mustHold('~x[0-9]y?zz')).toBe('zz');
});
