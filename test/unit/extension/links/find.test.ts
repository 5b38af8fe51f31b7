import { expect, test } from 'vitest';
import { having, passes } from '../../../../extension/links/find';
import { inOrder } from '../../../../extension/links/order';
import { fbclid, id, judgedOf, rowOf, source } from './rows';

const story = 'https://www.example.com/story?id=1';
const rows = [
  rowOf(story, { text: 'Read More', judged: judgedOf(story, [id, fbclid]) }),
  rowOf('https://example.org/b', {
    judged: judgedOf('https://example.org/b', [
      { ...source, name: 'src' },
      { ...source, name: 'm' },
    ]),
  }),
  rowOf('http://a.example.net/', { judged: judgedOf('http://a.example.net/', [], { sealed: true }) }),
  rowOf('https://t.example/?u=x', { judged: judgedOf('https://t.example/?u=x', [], { opened: true }) }),
  rowOf('https://later.example/', { judged: null }),
  rowOf('https://plain.example/'),
];
const places = (found: readonly (typeof rows)[number][]) => found.map((row) => rows.indexOf(row));

test.each([
  ['', [0, 1, 2, 3, 4, 5]],
  ['STORY', [0]],
  ['read more', [0]],
  ['facebook', [0]],
  ['fbclid example.com', [0]],
  ['fbclid example.org', []],
  ['src', [1]],
])('“%s” finds %j', (wanted, found) => expect(places(having(rows, wanted))).toEqual(found));

test.each([
  ['all', [0, 1, 2, 3, 4, 5]],
  ['goes', [0, 1]],
  ['identifies', [0]],
  ['opened', [3]],
  ['sealed', [2]],
  ['clean', [5]],
] as const)('%s are %j', (filter, found) => expect(places(rows.filter(passes[filter]))).toEqual(found));

test.each([
  ['found', [0, 1, 2, 3, 4, 5]],
  ['goes', [1, 0, 2, 3, 4, 5]],
  ['length', [0, 3, 4, 5, 1, 2]],
  ['address', [2, 0, 1, 4, 5, 3]],
] as const)('in the order “%s”: %j', (order, found) => expect(places(inOrder(rows, order))).toEqual(found));
