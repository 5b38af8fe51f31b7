import { describe, expect, test } from 'vitest';
import { explained } from '../../canonical/engine-for-tests';
import { engineOf, imported, linesLeftOut, listText } from './imported';

const list = imported(listText('urlskip.txt'));
const engine = engineOf([list]);
const there = encodeURIComponent('https://there.com/a?junk=1&id=2');
const base64 = btoa('https://there.com/a?id=2');

describe('a filter with urlskip', () => {
  test.each([
    ['a parameter, and the destination is cleaned', `https://www.b64.net/x?u=${base64}`],
    ['one that is escaped twice', `https://twice.net/?u=${encodeURIComponent(there)}`],
    ['one without a scheme', 'https://bare.net/go?u=there.com/a%3Fid=2'],
    ['one in the other alphabet', `https://safe.net/?u=${base64.replaceAll('=', '')}`],
    ['one beside another', `https://both.net/r?k=5&url=${there}`],
    ['the whole query', 'https://whole.net/jump.php?https%3A%2F%2Fthere.com%2Fa%3Fid=2'],
    ['the end of a path', 'https://dts.path.net/pts/cast.mp3/there.com/a?id=2'],
    ['what an expression finds', 'https://www.full.net/away/https://there.com/a?id=2'],
  ])('opens %s', (_, link) => expect(engine.canonical(link)).toBe('https://there.com/a?id=2'));

  test('gives another scheme where it says so', () => {
    expect(engine.canonical('https://bare.net/go?u=http%3A%2F%2Fthere.com%2F')).toBe('https://there.com/');
  });

  test.each([
    ['an exception', `https://b64.net/x/stay?u=${base64}`],
    ['an exception that looks at the query: its path in all', `https://out.net/l?to=${there}`],
    ['no link at the end', 'https://twice.net/?u=readme.md'],
    ['another host', `https://notb64.net/x?u=${base64}`],
    ['another path', `https://b64.net/y?u=${base64}`],
    ['the same site', `https://twice.net/?u=${encodeURIComponent('https%3A%2F%2Fa.twice.net%2F')}`],
  ])('does not for %s', (_, link) => {
    const { canonical, sealed } = explained(engine, link);
    expect({ canonical, sealed }).toEqual({ canonical: link, sealed: undefined });
  });

  test('says which line it is', () => {
    const link = `https://b64.net/x?u=${base64}`;
    const { unwrapped, steps } = explained(engine, link);
    expect(unwrapped).toEqual([{ rule: 'theirs:3', vendor: 'Their list', from: link, to: 'https://there.com/a?id=2' }]);
    expect(steps[0]?.reason).toBe('Line 3 of the list “Their list” says that this only redirects.');
  });

  test('says what is left out, and why', () => {
    expect(linesLeftOut(list)).toEqual({
      'whole-address': [7, 15],
      other: [10, 11, 12, 16, 18],
      'not-a-document': [17],
      malformed: [19],
    });
  });
});
