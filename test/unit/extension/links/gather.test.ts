import { expect, test } from 'vitest';
import { Gathered } from '../../../../extension/links/gather';

const at = (id: number, link: string, text = '') => ({ id, link: `https://example.com/${link}`, text });
const shown = (gathered: Gathered) =>
  gathered.rows().map(({ link, text, places }) => [link.slice(20), text, places.size]);

test('a link that is in the page several times is one row, with the first words that are there', () => {
  const gathered = new Gathered(100);
  expect(gathered.add(0, [at(1, 'a'), at(2, 'b', 'B'), at(3, 'a', 'Words'), at(4, 'a', 'Others')])).toEqual([
    'https://example.com/a',
    'https://example.com/b',
  ]);
  expect(shown(gathered)).toEqual([
    ['a', 'Words', 3],
    ['b', 'B', 1],
  ]);
  expect(gathered.places).toBe(4);
});

test('places of two frames with the same number are two places', () => {
  const gathered = new Gathered(100);
  gathered.add(0, [at(1, 'a')]);
  expect(gathered.add(7, [at(1, 'a')])).toEqual([]);
  expect(shown(gathered)).toEqual([['a', '', 2]]);
  gathered.remove(7, [1]);
  expect(shown(gathered)).toEqual([['a', '', 1]]);
});

test('a place that leads elsewhere now leaves its old link, which goes with its last place', () => {
  const gathered = new Gathered(100);
  gathered.add(0, [at(1, 'a'), at(2, 'a')]);
  gathered.add(0, [at(1, 'b')]);
  expect(shown(gathered)).toEqual([
    ['a', '', 1],
    ['b', '', 1],
  ]);
  gathered.remove(0, [2, 2, 99]);
  expect(shown(gathered)).toEqual([['b', '', 1]]);
  expect(gathered.places).toBe(1);
});

test('a frame that goes takes what was in it, and nothing else', () => {
  const gathered = new Gathered(100);
  gathered.add(0, [at(1, 'a'), at(2, 'b')]);
  gathered.add(3, [at(1, 'a'), at(2, 'c')]);
  gathered.removeFrame(3);
  expect(shown(gathered)).toEqual([
    ['a', '', 1],
    ['b', '', 1],
  ]);
});

test('no more places than allowed are kept, and room that becomes free is used', () => {
  const gathered = new Gathered(2);
  expect(gathered.add(0, [at(1, 'a'), at(2, 'b'), at(3, 'c')])).toHaveLength(2);
  expect(gathered.places).toBe(2);
  gathered.remove(0, [1]);
  expect(gathered.add(0, [at(3, 'c')])).toEqual(['https://example.com/c']);
});

test('a hundred thousand places of one link are taken in and given back in no time worth telling', () => {
  const gathered = new Gathered(200_000);
  const many = Array.from({ length: 100_000 }, (_, id) => at(id, 'a'));
  gathered.add(0, many);
  expect(shown(gathered)).toEqual([['a', '', 100_000]]);
  gathered.remove(
    0,
    many.map(({ id }) => id),
  );
  expect(gathered.rows()).toEqual([]);
});
