import { expect, test } from 'vitest';
import { byParameter, bySite } from '../../../../extension/links/groups';
import { groupsInOrder } from '../../../../extension/links/order';
import { fbclid, id, judgedOf, rowOf, source } from './rows';

const dirty = 'https://www.example.com/a?id=1&fbclid=x';
const rows = [
  rowOf(dirty, { judged: judgedOf(dirty, [id, fbclid]), times: 3 }),
  rowOf('https://example.org/b'),
  rowOf('https://news.example.com/c', { judged: judgedOf('https://news.example.com/c', [fbclid, source]) }),
  rowOf('https://example.net/later', { judged: null }),
];

test('by site: how many links lead there, and in how many something goes', () => {
  expect(bySite(rows).map(({ about, rows: { length }, places, goes }) => [about, length, places, goes])).toEqual([
    [{ site: 'example.com' }, 2, 4, 2],
    [{ site: 'example.org' }, 1, 1, 0],
  ]);
});

test('by parameter: how many links carry it, with who decided and whose it is', () => {
  expect(byParameter(rows).map(({ about, rows: { length }, places }) => [about, length, places])).toEqual([
    [{ carried: id }, 1, 3],
    [{ carried: fbclid }, 2, 4],
    [{ carried: source }, 1, 1],
  ]);
});

test('one name that goes in one link and stays in another is two groups', () => {
  const kept = { ...fbclid, goes: false, layer: 'user' as const };
  const other = rowOf('https://example.org/b', { judged: judgedOf('https://example.org/b', [kept]) });
  const keys = byParameter([...rows, other]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

const names = (order: Parameters<typeof groupsInOrder>[1]) =>
  groupsInOrder(byParameter(rows), order).map(({ about }) => 'carried' in about && about.carried.name);

test('groups stand by how many links there are, by what goes, or by name', () => {
  expect(names('found')).toEqual(['fbclid', 'id', 'utm_source']);
  expect(names('goes')).toEqual(['fbclid', 'utm_source', 'id']);
  expect(names('address')).toEqual(['fbclid', 'id', 'utm_source']);
});
