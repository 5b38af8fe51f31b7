import { expect, test } from 'vitest';
import { nearest } from '../../../src/rules/nearest';

test.each([
  ['shareer', ['referrer', 'sharer', 'session'], 'sharer'],
  ['Click-Id', ['click-id', 'user-id'], 'click-id'],
  ['host', ['hosts', 'id', 'why'], 'hosts'],
  ['twiter', ['twitter', 'google'], 'twitter'],
  ['something', ['clickId', 'sharer'], undefined],
  ['x', [], undefined],
])('%s is a slip of one of %j: %s', (word, words, near) => {
  expect(nearest(word, words)).toBe(near);
});
