import { describe, expect, test } from 'vitest';
import { explained } from '../../canonical/engine-for-tests';
import { engineOf, imported, leftOut, linesLeftOut, listText } from './imported';

const text = listText('filters.txt');
const list = imported(text);
const engine = engineOf([list], 'four.co.uk');

describe('a filter with removeparam', () => {
  test.each([
    ['a name everywhere', 'https://any.net/?junk=1&id=2', 'https://any.net/?id=2'],
    ['a name without a value', 'https://any.net/?junk&id=2', 'https://any.net/?id=2'],
    ['in the case in which it is written', 'https://any.net/?Junk=1&Case=2&case=3', 'https://any.net/?Junk=1&case=3'],
    ['never in the fragment', 'https://any.net/#junk=1', 'https://any.net/#junk=1'],
    ['on a host', 'https://one.com/?a=1&b=2&c=3', 'https://one.com/?c=3'],
    ['and below it', 'https://x.one.com/?a=1', 'https://x.one.com/'],
    ['on no other', 'https://notone.com/?a=1', 'https://notone.com/?a=1'],
    ['on the domains of an option', 'https://two.com/?c=1', 'https://two.com/'],
    ['save one below', 'https://not.two.com/?c=1', 'https://not.two.com/?c=1'],
    ['on one of several', 'https://sub.three.com/?c=1', 'https://sub.three.com/'],
    ['and not above it', 'https://three.com/?c=1', 'https://three.com/?c=1'],
    ['on all but one', 'https://any.net/?d=1', 'https://any.net/'],
    ['that one', 'https://one.com/?d=1', 'https://one.com/?d=1'],
    ['under any suffix', 'https://www.four.co.uk/?e=1', 'https://www.four.co.uk/'],
    ['on exactly a host', 'https://five.com/?f=1', 'https://five.com/'],
    ['not below it', 'https://www.five.com/?f=1', 'https://www.five.com/?f=1'],
    ['on a path', 'https://www.five.com/paths?g=1&h=2', 'https://www.five.com/paths?h=2'],
    ['on a path with an end', 'https://five.com/path?h=2', 'https://five.com/path'],
    ['on a path with a separator', 'https://five.com/path/x?h=2', 'https://five.com/path/x'],
    ['on a path with marks', 'https://five.com/axyb/c?i=2', 'https://five.com/axyb/c'],
    ['on none without', 'https://five.com/axybc?i=2', 'https://five.com/axybc?i=2'],
    ['on a path anywhere', 'https://any.net/x/any/where?k=1', 'https://any.net/x/any/where'],
    ['where an expression over the address says', 'https://www.six.com/ab/x?l=1', 'https://www.six.com/ab/x'],
    ['and not elsewhere', 'https://a.six.com/ab/x?l=1', 'https://a.six.com/ab/x?l=1'],
    ['beside another parameter', 'https://six.com/find?q=1&m=2', 'https://six.com/find?q=1'],
    ['not without it', 'https://six.com/find?m=2', 'https://six.com/find?m=2'],
    ['names that begin so', 'https://any.net/?exp_a=1&exp=2', 'https://any.net/?exp=2'],
    ['names in any case', 'https://any.net/?PA=1&pb=2', 'https://any.net/'],
    ['a value', 'https://any.net/?num=12&num=a1', 'https://any.net/?num=a1'],
    ['a value in any case', 'https://any.net/?CODE=aBc&code=abcdef', 'https://any.net/?code=abcdef'],
    ['the old form of a start', 'https://any.net/?OLD_x=1', 'https://any.net/'],
    ['an escaped name', 'https://any.net/?s[t]=1&s%5Bt%5D=2', 'https://any.net/'],
    ['where the link leads to', 'https://seven.com/?p=1', 'https://seven.com/'],
    ['save where it must not', 'https://no.seven.com/?p=1', 'https://no.seven.com/?p=1'],
    ['save where it is not denied', 'https://seven.com/?qq=1', 'https://seven.com/?qq=1'],
    ['on what is opened, among other types', 'https://any.net/?t=1', 'https://any.net/'],
    ['for a method that opens pages', 'https://any.net/?w=1', 'https://any.net/'],
    ['with padding', 'https://any.net/?ac=1', 'https://any.net/'],
    ['below a suffix that is no site', 'https://me.github.io/?al=1', 'https://me.github.io/'],
    ['on what looks like a host before a path', 'https://eight.com/path?am=1', 'https://eight.com/path'],
    ['for a browser, as a hint says', 'https://any.net/?ak=1', 'https://any.net/'],
  ])('removes %s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));

  test.each([
    ['one name on a host', 'https://saved.com/?junk=1&y=2', 'https://saved.com/?junk=1'],
    ['all on a host', 'https://free.com/?junk=1&exp_a=2', 'https://free.com/?junk=1&exp_a=2'],
    ['one name on a path, in any case', 'https://one.com/sAFE/?a=1&b=1', 'https://one.com/sAFE/?a=1'],
    ['all, where all filters are off', 'https://off.com/?junk=1', 'https://off.com/?junk=1'],
    ['nothing for the sake of images', 'https://off2.com/?junk=1', 'https://off2.com/'],
    ['an expression on a host, in any case', 'https://free2.com/?Pa=1&junk=2', 'https://free2.com/?Pa=1'],
    ['what an exception may concern that nobody can tell', 'https://any.net/?ae=1', 'https://any.net/?ae=1'],
    ['what another filter cancels', 'https://any.net/?af=1', 'https://any.net/?af=1'],
    ['where it cancels a domain', 'https://two.com/?ag=1', 'https://two.com/?ag=1'],
    ['but not on the other', 'https://one.com/?ag=1', 'https://one.com/'],
  ])('spares %s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));

  test('never overrules what is content, or a guard', () => {
    const strips = engineOf([imported('$removeparam=v\n$removeparam=t\n$removeparam=id')]);
    expect(strips.canonical('https://video.example/watch?v=1&t=2&id=3')).toBe('https://video.example/watch?v=1&t=2');
    expect(strips.canonical('https://cdn.net/f?id=1&Expires=2&Signature=3')).toBe(
      'https://cdn.net/f?id=1&Expires=2&Signature=3',
    );
  });

  test('says which line it is', () => {
    const [decision] = explained(engine, 'https://any.net/?junk=1').decisions;
    expect(decision).toMatchObject({ rule: 'theirs:5', reason: 'Line 5 of the list “Their list” removes this.' });
  });

  test('reads title and expiry', () => expect(list).toMatchObject({ title: "A list of the tests' own", expires: 12 }));

  test('says what is left out, and why', () => {
    const found = text.split('\n').map((line) => line.trim());
    const lines = Object.fromEntries(
      Object.entries(linesLeftOut(list)).map(([why, all]) => [why, all.map((line) => found[line - 1])]),
    );
    expect(lines).toEqual({
      'whole-address': [
        '@@/^https?:\\/\\/.*answer=(?=42)/$removeparam=ae',
        '/anywhere/$removeparam=j',
        '||six.com/find?q=1$removeparam=n',
        '||six.com:8080^$removeparam=o',
        '$removeparam=ae',
      ],
      'slow-expression': ['$removeparam=/^(a+)+=/'],
      inversion: ['$removeparam=~keep', '||one.com^$removeparam'],
      malformed: ['$removeparam=a|b', '$removeparam=z,csp=none', '$~removeparam=ab'],
      'not-a-document': [
        '@@||off2.com^$image,removeparam=junk',
        '$removeparam=r,image',
        '$removeparam=s,~document',
        '$removeparam=v,method=post',
      ],
      initiator: ['$removeparam=u,3p', '||one.com^$removeparam=x,domain=two.com'],
      blocks: ['||ads.com^', '@@||good.com^$script'],
      // Of ten, five are told.
      other: [
        '!#include more.txt',
        'example.com##.ad',
        '$removeparam=af',
        '$removeparam=/anything/',
        '$removeparam=aa,newoption',
      ],
    });
    expect(leftOut(list)).toMatchObject({ other: 9 });
    expect(list.entries - list.used).toBe(Object.values(leftOut(list)).reduce((sum, count) => sum + count));
  });
});
