import { describe, expect, test } from 'vitest';
import { explained } from '../../canonical/engine-for-tests';
import { engineOf, imported, linesLeftOut, listText } from './imported';

const list = imported(listText('firefox-strip.json'));
const engine = engineOf([list]);

describe("Firefox's list for sharing", () => {
  test.each([
    ['a name everywhere, in any case', 'https://any.net/?JUNK=1&case=2&c=3&d=4', 'https://any.net/?d=4'],
    ['a name on a host', 'https://www.one.com/?a=1', 'https://www.one.com/'],
    ['a name on another', 'https://one.com/?a=1', 'https://one.com/'],
    ['and on no third', 'https://m.one.com/?a=1', 'https://m.one.com/?a=1'],
    ['a name on an origin', 'https://www.two.com/?b=1', 'https://www.two.com/'],
    ['and not below', 'https://a.www.two.com/?b=1', 'https://a.www.two.com/?b=1'],
    ['a name on a site', 'https://www.three.co.uk/?b=1', 'https://www.three.co.uk/'],
  ])('%s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));

  test('says on which line its entry begins', () => {
    expect(explained(engine, 'https://one.com/?a=1').decisions[0]?.rule).toBe('theirs:3');
  });

  test('says what is left out, and why', () => {
    expect(linesLeftOut(list)).toEqual({ malformed: [14, 15] });
    expect(list).toMatchObject({ format: 'firefox-strip', entries: 6, used: 4 });
  });
});
