import { describe, expect, test } from 'vitest';
import { explained } from '../../canonical/engine-for-tests';
import { engineOf, imported, linesLeftOut, listText } from './imported';

const list = imported(listText('brave-clean-urls.json'));
const engine = engineOf([list]);

describe("Brave's list of parameters", () => {
  test.each([
    ['a name everywhere', 'https://any.net/?junk=1&Case=2&case=3', 'https://any.net/?case=3'],
    ['only with a value', 'https://any.net/?junk=&junk', 'https://any.net/?junk=&junk'],
    ['not where it is excluded', 'https://www.saved.com/?junk=1', 'https://www.saved.com/?junk=1'],
    [
      'nor on the path, where the query is looked at',
      'https://exact.com/login?junk=1',
      'https://exact.com/login?junk=1',
    ],
    ['but elsewhere on that host', 'https://exact.com/?junk=1', 'https://exact.com/'],
    ['on a host and below it', 'https://www.one.com/?a=1', 'https://www.one.com/'],
    ['on a host', 'https://two.com/?a=1', 'https://two.com/'],
    ['not below it', 'https://www.two.com/?a=1', 'https://www.two.com/?a=1'],
    ['on a path', 'https://www.three.com/path/x?a=1', 'https://www.three.com/path/x'],
    ['not beside it', 'https://www.three.com/other?a=1', 'https://www.three.com/other?a=1'],
    ['beside another parameter', 'https://four.com/find?q=2&a=1', 'https://four.com/find?q=2'],
    ['not without it', 'https://four.com/find?a=1', 'https://four.com/find?a=1'],
    ['not where an exclusion may hold', 'https://seven.com/xaxx?b=1', 'https://seven.com/xaxx?b=1'],
    ['but where it cannot', 'https://seven.com/x?b=1', 'https://seven.com/x'],
  ])('%s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));

  test('says on which line its entry begins', () => {
    expect(explained(engine, 'https://two.com/?a=1').decisions[0]?.rule).toBe('theirs:7');
  });

  test('says what is left out, and why', () => {
    expect(linesLeftOut(list)).toEqual({ 'whole-address': [13, 14], malformed: [15, 25] });
    expect(list).toMatchObject({ format: 'brave-clean-urls', entries: 10, used: 6 });
  });
});
