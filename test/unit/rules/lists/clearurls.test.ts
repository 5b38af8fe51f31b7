import { describe, expect, test } from 'vitest';
import { explained } from '../../canonical/engine-for-tests';
import { engineOf, imported, leftOut, linesLeftOut, listText } from './imported';

const list = imported(listText('clearurls.json'));
const engine = engineOf([list], 'bazaar.co.uk', 'bazaar.com');

describe('ClearURLs', () => {
  test.each([
    ['a name, in any case', 'https://www.kiosk.com/a?SESS=1&id=2', 'https://www.kiosk.com/a?id=2'],
    ['a name in the fragment', 'https://kiosk.com/a#sess=1&id=2', 'https://kiosk.com/a#id=2'],
    ['an expression, whole', 'https://kiosk.com/a?pf_rd=1&pf_rd2=2', 'https://kiosk.com/a?pf_rd2=2'],
    [
      'an expression that spells names',
      'https://kiosk.com/a?colid=1&coliid=2&trk_in=3&trk=4',
      'https://kiosk.com/a?trk=4',
    ],
    ['who earns', 'https://kiosk.com/a?partner=1', 'https://kiosk.com/a'],
    ['a piece of the path', 'https://kiosk.com/a/ref=x_1/b?id=1', 'https://kiosk.com/a/b?id=1'],
    ['not on another site', 'https://mykiosk.com/a?sess=1', 'https://mykiosk.com/a?sess=1'],
    ['not where an exception says so', 'https://kiosk.com/Cart/a?sess=1', 'https://kiosk.com/Cart/a?sess=1'],
    ['not where one says so that looks at the query', 'https://kiosk.com/find?sess=1', 'https://kiosk.com/find?sess=1'],
    ['a site under any suffix', 'https://www.bazaar.co.uk/?pos=1', 'https://www.bazaar.co.uk/'],
    ['the same under another', 'https://bazaar.com/?pos=1', 'https://bazaar.com/'],
    ['but an exception under any suffix', 'https://docs.bazaar.co.uk/?pos=1', 'https://docs.bazaar.co.uk/?pos=1'],
    ['one page', 'https://www.paper.com/s?from=1', 'https://www.paper.com/s'],
    ['no other page', 'https://www.paper.com/story?from=1', 'https://www.paper.com/story?from=1'],
    ['no other host', 'https://m.www.paper.com/s?from=1', 'https://m.www.paper.com/s?from=1'],
    ['everywhere', 'https://any.net/?ltm_source=1&ltm=2', 'https://any.net/'],
    ['save on hosts that begin so', 'https://git.any.net/a?ltm=2', 'https://git.any.net/a?ltm=2'],
    ['save where one looks at the query behind a host', 'https://a.club.nl/x?ltm=2', 'https://a.club.nl/x?ltm=2'],
    [
      'a redirect by parameter',
      'https://kiosk.com/out?a=1&to=https%3A%2F%2Fany.net%2F%3Fltm%3D1&b=2',
      'https://any.net/',
    ],
    ['a redirect by path', 'https://kiosk.com/leave/https://any.net/x?y=1', 'https://any.net/x?y=1'],
  ])('%s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));

  test('what is no whole link is no destination, and the link an ordinary one', () => {
    expect(engine.canonical('https://kiosk.com/out?url=read.me&sess=1')).toBe('https://kiosk.com/out?url=read.me');
    expect(explained(engine, 'https://kiosk.com/leave/read.me').sealed).toBeUndefined();
  });

  test('a reason names list and line', () => {
    const [decision] = explained(engine, 'https://kiosk.com/a?sess=1').decisions;
    expect(decision).toMatchObject({
      action: 'strip',
      layer: 'blocklist',
      rule: 'theirs:7',
      class: 'campaign',
      vendor: 'Their list',
      reason: 'Line 7 of the list “Their list” removes this.',
      message: { id: 'listed', args: { vendor: 'Their list', line: '7' } },
    });
    const [step] = explained(engine, 'https://kiosk.com/out?url=https%3A%2F%2Fany.net%2F').steps;
    expect(step).toMatchObject({ kind: 'unwrap', clause: 'theirs:23' });
    expect(step?.reason).toBe('Line 23 of the list “Their list” says that this only redirects.');
  });

  test('who earns is a class of its own', () => {
    expect(explained(engine, 'https://kiosk.com/a?partner=1').decisions[0]?.class).toBe('affiliate');
  });

  test('says what is left out, and why', () => {
    expect(leftOut(list)).toEqual({
      'slow-expression': 2,
      'whole-address': 3,
      'not-a-document': 2,
      blocks: 1,
      malformed: 1,
    });
    expect(linesLeftOut(list)).toMatchObject({ 'slow-expression': [11, 62], blocks: [49], malformed: [64] });
    expect(list.entries).toBe(list.used + 9);
  });
});
