import { expect, test } from 'vitest';
import { classesOf, whyOf } from '../../../../../extension/platform/history/why';
import { createEngine, type Result } from '../../../../../src/index';
import { shippedRules } from '../../../../../src/rules/shipped';

const engine = createEngine({ rules: shippedRules });

function explained(link: string): Result {
  const found = engine.explain(link);
  if ('error' in found) throw new Error(link);
  return found;
}

test('a reason that speaks of several parameters is told once', () => {
  const why = whyOf([explained('https://example.com/?utm_source=a&utm_medium=b&fbclid=c&id=1')]);
  expect(why.map(({ names }) => names)).toEqual([['utm_source', 'utm_medium'], ['fbclid']]);
});

test('a redirect that was opened and a link that is sealed say so, without a parameter', () => {
  const link = encodeURIComponent(
    'https://files.s3.amazonaws.com/r?X-Amz-Signature=0a1b&X-Amz-Algorithm=A&X-Amz-Date=1',
  );
  const why = whyOf([explained(`https://l.facebook.com/l.php?u=${link}&h=AT0`)]);
  expect(why.map(({ names, message }) => [names, message.id])).toEqual([
    [[], 'redirector'],
    [[], 'signedBy'],
  ]);
});

test('what stayed is no reason, and counts for nothing', () => {
  const clean = explained('https://example.com/?id=1');
  expect(whyOf([clean])).toEqual([]);
  expect(classesOf([clean])).toEqual([]);
});

test('what went is counted by class, a redirect as one more', () => {
  const to = encodeURIComponent('https://example.com/?utm_source=a&fbclid=c');
  expect(classesOf([explained(`https://l.facebook.com/l.php?u=${to}&h=AT0`)]).toSorted()).toEqual([
    'campaign',
    'click-id',
    'redirect',
  ]);
});
