import { describe, expect, test } from 'vitest';
import { explained } from '../../canonical/engine-for-tests';
import { engineOf, imported, linesLeftOut, listText } from './imported';

const list = imported(listText('brave-debounce.json'));
const engine = engineOf([list]);
const there = encodeURIComponent('https://there.com/a?id=2');

describe("Brave's list of redirects", () => {
  test.each([
    ['a parameter', `https://go.net/?id=1&url=${there}`, 'https://there.com/a?id=2'],
    ['base64', `https://b64.net/x?u=${btoa('https://there.com/a?id=2')}`, 'https://there.com/a?id=2'],
    ['one without a scheme', 'https://bare.net/?u=there.com/a', 'http://there.com/a'],
    ['the end of a path', 'https://amp.net/amp/s/there.com/a', 'https://there.com/a'],
    ['a piece of a path in another link', 'https://shop.net/item/42', 'https://there.com/a/42'],
    ['where it is not excluded', `https://a.stay.net/x?u=${there}`, 'https://there.com/a?id=2'],
  ])('opens %s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));

  test.each([
    ['where it is excluded', `https://a.stay.net/account/x?u=${there}`],
    ['the path of an exclusion that looks at the query', `https://a.out.net/l.php?url=${there}`],
    ['without the other parameter', `https://go.net/?url=${there}`],
    ['below an exact host', `https://www.b64.net/x?u=${btoa('https://there.com/')}`],
    ['another path', 'https://shop.net/item/42/43'],
    ['what is no whole link', 'https://a.stay.net/x?u=readme.md'],
    ['everywhere', `https://any.net/r.php?url=${there}`],
  ])('does not for %s', (_, link) => {
    const { canonical, sealed } = explained(engine, link);
    expect({ canonical, sealed }).toEqual({ canonical: link, sealed: undefined });
  });

  test('says on which line its entry begins', () => {
    expect(explained(engine, `https://go.net/?id=1&url=${there}`).unwrapped[0]?.rule).toBe('theirs:2');
  });

  test('says what is left out, and why', () => {
    expect(linesLeftOut(list)).toEqual({
      'whole-address': [3],
      other: [3, 26, 33, 34],
      'slow-expression': [32],
      malformed: [35],
    });
  });
});
