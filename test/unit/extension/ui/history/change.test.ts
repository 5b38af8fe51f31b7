import { describe, expect, test, vi } from 'vitest';
import { joined } from '../../../../../extension/ui/history/change';
import { historyShape } from '../../../../../extension/ui/history/shape';
import { emptyHistory, type Copy, type History } from '../../../../../extension/platform/history/history';
import { read } from '../../../../../extension/platform/shape';

vi.mock('../../../../../extension/platform/browser', () => import('../../platform/memory/browser'));

const copy = (id: string, at: number): Copy => ({
  id,
  at,
  way: 'copy',
  before: 'https://a.example/?fbclid=x',
  after: 'https://a.example/',
  why: [{ names: ['fbclid'], message: { id: 'clickId', args: { vendor: 'Facebook' } } }],
});

const history = (copies: readonly Copy[], links: number): History => ({
  version: 1,
  copies,
  counts: { since: 1, links, classes: { 'click-id': links } },
});

test('joined, a copy that is in both is there once, in the order of time', () => {
  const here = history([copy('c', 3), copy('b', 2)], 2);
  const there = history([copy('b', 2), copy('a', 1)], 7);
  expect(joined(here, there).copies.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(joined(here, there).counts.links).toBe(7);
  expect(joined(here, here)).toEqual(here);
});

describe('what is stored is read only in its own shape', () => {
  const good = history([copy('a', 1)], 1);
  test.each([
    ['itself', good, true],
    ['nothing remembered', emptyHistory(5), true],
    [
      'a reason of a later version',
      { ...good, copies: [{ ...copy('a', 1), why: [{ names: [], message: { id: 'x', args: {} } }] }] },
      true,
    ],
    ['a later version', { ...good, version: 2 }, false],
    ['fifty-one copies', { ...good, copies: Array.from({ length: 51 }, (_, id) => copy(String(id), id)) }, false],
    ['a link that is none', { ...good, copies: [{ ...copy('a', 1), before: 7 }] }, false],
    ['another way', { ...good, copies: [{ ...copy('a', 1), way: 'magic' }] }, false],
    ['a list', [], false],
  ])('%s', (_, raw, ok) => {
    expect(read(historyShape, raw, 'history').ok).toBe(ok);
  });
});
