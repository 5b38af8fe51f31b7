import { expect, test } from 'vitest';
import { shippedRules } from 'virtual:rules';
import { judge } from '../../../../extension/links/judge';
import type { Carried } from '../../../../extension/links/row';
import { createEngine } from '../../../../src/index';

const engine = createEngine({ rules: shippedRules });

test('says what goes and what stays, and where the site begins', () => {
  const link = 'https://news.example.co.uk/a?id=1&utm_source=x&fbclid=y';
  expect(judge(engine, link, new Map())).toMatchObject({
    site: 'example.co.uk',
    clean: 'https://news.example.co.uk/a?id=1',
    goes: 2,
    sealed: false,
    opened: false,
  });
});

test('a redirect is opened, and stands under the site that it is on', () => {
  const link = 'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa&sa=D';
  expect(judge(engine, link, new Map())).toMatchObject({
    site: 'google.com',
    clean: 'https://example.org/a',
    opened: true,
  });
});

test('a sealed link stays as it is', () => {
  const link =
    'https://files.s3.amazonaws.com/r?X-Amz-Signature=0a1b&X-Amz-Algorithm=A&X-Amz-Date=1&X-Amz-Expires=9&fbclid=x';
  expect(judge(engine, link, new Map())).toMatchObject({ clean: link, goes: 0, sealed: true });
});

test('links that carry the same share one object for it, and a name that is there twice is carried once', () => {
  const known = new Map<string, Carried>();
  const first = judge(engine, 'https://a.example/?fbclid=1&fbclid=2', known);
  const second = judge(engine, 'https://b.example/?fbclid=3', known);
  expect(first).toMatchObject({ goes: 2, carried: [{ name: 'fbclid' }] });
  expect(second.carried[0]).toBe(first.carried[0]);
});

test('an address that the engine refuses stays as it is', () => {
  const link = `https://a.example/${'x'.repeat(9_000_000)}`;
  expect(judge(engine, link, new Map())).toMatchObject({ clean: link, carried: [], goes: 0 });
});
