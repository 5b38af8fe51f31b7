import { expect, test } from 'vitest';
import { isPublicSuffix } from '../../src/index';

test.each(['com', 'co.uk', 'co.uk.', 'gov.uk', 'kawasaki.jp', 'x.kawasaki.jp', 'xn--p1ai'])(
  'anybody registers sites under %s',
  (host) => {
    expect(isPublicSuffix(host)).toBe(true);
  },
);

test.each([
  'example.com',
  'example.co.uk',
  'city.kawasaki.jp',
  'github.io',
  'a.github.io',
  'localhost',
  'intranet.example',
  '127.0.0.1',
  '[::1]',
  '',
])('%j is a site, or may be one', (host) => {
  expect(isPublicSuffix(host)).toBe(false);
});
