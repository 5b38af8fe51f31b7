import { expect, test } from 'vitest';
import { withCopy } from '../../../../../extension/platform/history/add';
import { emptyHistory, type Copy } from '../../../../../extension/platform/history/history';

const copy = (id: string, before = `https://a.example/${id}?fbclid=x`): Copy => ({
  id,
  at: Number(id),
  way: 'menu',
  before,
  after: before.replace(/\?.*/, ''),
  why: [],
});

test('the latest comes first, the fifty-first is forgotten, and counts go on', () => {
  let history = emptyHistory(0);
  for (let id = 1; id <= 51; id++) history = withCopy(history, copy(String(id)), 1, ['click-id']);
  expect(history.copies).toHaveLength(50);
  expect(history.copies[0]?.id).toBe('51');
  expect(history.copies.at(-1)?.id).toBe('2');
  expect(history.counts).toEqual({ since: 0, links: 51, classes: { 'click-id': 51 } });
});

test('the same twice in a row is one copy, counted once, at its last time', () => {
  const once = withCopy(emptyHistory(0), copy('1', 'https://a.example/?fbclid=x'), 1, ['click-id']);
  const twice = withCopy(once, copy('2', 'https://a.example/?fbclid=x'), 1, ['click-id']);
  expect(twice.copies.map(({ id }) => id)).toEqual(['2']);
  expect(twice.counts).toEqual(once.counts);
});

test('one that is too long for the store is not kept, and takes no other with it', () => {
  const small = withCopy(emptyHistory(0), copy('1'), 1, []);
  const big = withCopy(small, copy('2', `https://a.example/?q=${'x'.repeat(2_000_000)}`), 1, ['other', 'other']);
  expect(big.copies.map(({ id }) => id)).toEqual(['1']);
  expect(big.counts).toEqual({ since: 0, links: 2, classes: { other: 2 } });
});
