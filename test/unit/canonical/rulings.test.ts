import { describe, expect, test } from 'vitest';
import { engineWith, explained } from './engine-for-tests';

const engine = engineWith();
const seal = (link: string) => explained(engine, link).sealed?.rule;

describe('what goes and what stays', () => {
  test.each([
    [
      'an identifier goes, what is kept keeps its bytes',
      'https://a.com/?q=a%20b+c%3D&utm_source=1',
      'https://a.com/?q=a%20b+c%3D',
    ],
    [
      'the first, a middle and the last one go with one & each',
      'https://a.com/?fbclid=1&a=1&utm_x=2&b=2&utm_y=3',
      'https://a.com/?a=1&b=2',
    ],
    ['the ? goes with the last parameter', 'https://a.com/?utm_source=1', 'https://a.com/'],
    ['an empty ? that was there stays', 'https://a.com/?', 'https://a.com/?'],
    ['where only empty tokens remain, the ? goes', 'https://a.com/?&utm_source=1&', 'https://a.com/'],
    ['an empty token beside what is kept stays', 'https://a.com/?&a=1&utm_source=1', 'https://a.com/?&a=1'],
    ['a tracking name without a value goes', 'https://a.com/?fbclid&utm_source=&a', 'https://a.com/?a'],
    ['each occurrence is decided', 'https://a.com/?fbclid=1&a=1&fbclid=2&a=2', 'https://a.com/?a=1&a=2'],
    [
      'a name is matched after one decoding',
      'https://a.com/?%75tm_source=1&%2575tm_source=2',
      'https://a.com/?%2575tm_source=2',
    ],
    ['a similar name stays', 'https://a.com/?fbclid1=1&xutm_source=2', 'https://a.com/?fbclid1=1&xutm_source=2'],
    ['a name in a value stays', 'https://a.com/?a=utm_source&b=fbclid', 'https://a.com/?a=utm_source&b=fbclid'],
    [
      'a value that may go on as more parameters stays',
      'https://a.com/x.cgi?utm_source=news;article=5;page=2&fbclid=x;id=5&utm_x=1',
      'https://a.com/x.cgi?utm_source=news;article=5;page=2&fbclid=x;id=5',
    ],
    ['an escaped = makes no parameter of what follows a ;', 'https://a.com/?utm_a;v%3d;=;?utm_x=', 'https://a.com/'],
    ['and goes where all of them would', 'https://a.com/?a=1&utm_source=b;utm_x=c;', 'https://a.com/?a=1'],
    ['a name in host or path stays', 'https://fbclid.com/fbclid/?a=1', 'https://fbclid.com/fbclid/?a=1'],
    ['GBK octets survive', 'https://a.com/?k=%D2%FB%C1%CF&utm_x=1', 'https://a.com/?k=%D2%FB%C1%CF'],
    ['a second ? in a query survives', 'https://a.com/??a.js,b.js&utm_x=1', 'https://a.com/??a.js,b.js'],
    ['a condition on other parameters holds', 'https://when.example/?id=1&mode=x', 'https://when.example/?id=1'],
    ['and does not hold without them', 'https://when.example/?mode=x', 'https://when.example/?mode=x'],
    ['or beside an unwanted one', 'https://when.example/?id=1&edit&mode=x', 'https://when.example/?id=1&edit&mode=x'],
  ])('%s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));
});

describe('rulings', () => {
  test.each([
    [
      '1: a wrapper is opened though it is signed',
      'https://out.com/l?u=https%3A%2F%2Fa.com%2F&Expires=1&Signature=2',
      'https://a.com/',
    ],
    [
      '2: a guarded word inside a value seals nothing',
      'https://a.com/?next=/unsubscribe&utm_x=1',
      'https://a.com/?next=/unsubscribe',
    ],
    [
      '3: a sealed destination keeps its tags',
      'https://out.com/l?u=https%3A%2F%2Fa.com%2Funsubscribe%3Futm_x%3D1',
      'https://a.com/unsubscribe?utm_x=1',
    ],
    [
      '4: an exception holds where it says',
      'https://router.example/?utm_source=page&utm_medium=x',
      'https://router.example/?utm_source=page',
    ],
    [
      '4: an archive keeps the query of what it holds',
      'https://archive.example/web/1/http://a.com/?utm_source=1',
      'https://archive.example/web/1/http://a.com/?utm_source=1',
    ],
    [
      '7: a junk segment goes with its slash',
      'https://www.shop.example/x/dp/1/ref=sr_1_1?a=1',
      'https://www.shop.example/x/dp/1?a=1',
    ],
    ['7: on that site only', 'https://a.com/dp/1/ref=sr_1_1', 'https://a.com/dp/1/ref=sr_1_1'],
    [
      '7: a session in the path goes up to the next /',
      'https://a.com/x;JSESSIONID=AB!1/y;v=2?z',
      'https://a.com/x/y;v=2?z',
    ],
    ['8: keywords go on a product', 'https://shop.test/x/dp/1/?keywords=a', 'https://shop.test/x/dp/1/'],
    ['8: and stay on a search', 'https://shop.test/s?keywords=a', 'https://shop.test/s?keywords=a'],
    ['9: an empty content parameter stays', 'https://a.com/?var=&fbclid=1', 'https://a.com/?var='],
    ['9: a short sid is content', 'https://a.com/?sid=1090', 'https://a.com/?sid=1090'],
    ['9: a long one is a session', 'https://a.com/?sid=0123456789abcdef0123456789', 'https://a.com/'],
    [
      '10: ; separates where a rule says so',
      'https://forum.example/?topic=1;PHPSESSID=x;z',
      'https://forum.example/?topic=1;z',
    ],
    ['10: and nowhere else', 'https://a.com/?topic=1;utm_source=x', 'https://a.com/?topic=1;utm_source=x'],
    [
      '11: amp; before a name is HTML left behind',
      'https://a.com/?a=1&amp;utm_x=2&amp;b=3',
      'https://a.com/?a=1&amp;b=3',
    ],
    ['12: an opaque fragment stays', 'https://a.com/#utm_source', 'https://a.com/#utm_source'],
    ['12: pairs are read', 'https://a.com/#utm_source=x&a=1', 'https://a.com/#a=1'],
    ['12: glued pairs too', 'https://a.com/#xtor=R-1?utm_source=x&utm_medium=y', 'https://a.com/'],
    ['12: after the ? of a route', 'https://a.com/#/route/1?utm_source=x&id=2', 'https://a.com/#/route/1?id=2'],
    ['12: a bare name after it too', 'https://a.com/#/route?utm_source', 'https://a.com/#/route'],
    ['12: a route stays though its query goes', 'https://a.com/#!/p?utm_source=x', 'https://a.com/#!/p'],
    ['12: site rules do not hold in fragments', 'https://video.example/#si=1', 'https://video.example/#si=1'],
    ['12: a pair without a value is no pair', 'https://a.com/#utm_source=x&menu', 'https://a.com/#utm_source=x&menu'],
    ['13: by default a destination is its value', 'https://out.com/l?url=http://a.com/?x=1&utm=2', 'http://a.com/?x=1'],
    [
      '13: unless the rest belongs to it',
      'https://rest.example/?id=9&url=http://a.com/?x=1&y=2#z',
      'http://a.com/?x=1&y=2#z',
    ],
    [
      '14: the own site, where the rule says so',
      'https://www.own.com/go?to=https%3A%2F%2Fown.com%2Fx',
      'https://own.com/x',
    ],
    ['14: a destination without a scheme gets https', 'https://out.com/l?u=a.com%2Fx', 'https://a.com/x'],
    ['14: unless the rule knows better', 'https://mailer.example/?r=YS5jb20%3D', 'http://a.com/'],
    ['15: a glued tag goes', 'https://a.com/?q=shoes?utm_source=x', 'https://a.com/?q=shoes'],
    ['15: several of them', 'https://a.com/?q=shoes?utm_source=x?fbclid=2&utm_medium=3', 'https://a.com/?q=shoes'],
    [
      '15: not from a value that is a link',
      'https://a.com/?u=https://b.com/?utm_source=x',
      'https://a.com/?u=https://b.com/?utm_source=x',
    ],
    ['15: nor a path', 'https://a.com/?next=/login?utm_source=x', 'https://a.com/?next=/login?utm_source=x'],
    [
      '15: nor before another kept parameter',
      'https://a.com/?q=1?utm_source=x&b=2',
      'https://a.com/?q=1?utm_source=x&b=2',
    ],
    ['15: usual names stay', 'https://video.example/?q=1?si=x', 'https://video.example/?q=1?si=x'],
    [
      '16: a link in a value is that value',
      'https://a.com/?u=https%3A%2F%2Fb.com%2F%3Futm_source%3D1',
      'https://a.com/?u=https%3A%2F%2Fb.com%2F%3Futm_source%3D1',
    ],
    ['17: long names match in any case where the rule says so', 'https://a.com/?UTM_Source=1', 'https://a.com/'],
    ['17: others do not', 'https://a.com/?FBCLID=1', 'https://a.com/?FBCLID=1'],
  ])('%s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));

  test('a glued value is decided again without its tag', () => {
    const link = 'https://a.com/?s=0123456789abcdef0123456789?utm_source=x';
    expect(engine.canonical(link)).toBe('https://a.com/');
  });
});

describe('guards', () => {
  test.each([
    ['signed', 'https://A.com:443/%7e?utm_x=1&Signature=2&Expires=3'],
    ['sign-in', 'https://login.a.com/?utm_source=1'],
    ['unsubscribe', 'https://a.com/x/Unsubscribe?utm_source=1'],
    ['token-fragment', 'https://a.com/?utm_source=1#access_token=2'],
    ['short-key', 'https://cdn.example/?s=0123abcd&utm_source=1'],
  ])('%s seals every byte', (rule, link) => {
    expect(seal(link)).toBe(rule);
    expect(engine.canonical(link)).toBe(link);
    expect(explained(engine, link).decisions.every(({ layer, action }) => layer === 'guard' && action === 'keep')).toBe(
      true,
    );
  });

  test.each([
    ['a host that only begins alike', 'https://loginhelp.a.com/?utm_source=1'],
    ['the label further down', 'https://www.login.com/?utm_source=1'],
    ['half of a signature', 'https://a.com/?Signature=2&utm_source=1'],
    ['a value of another shape', 'https://cdn.example/?s=20&utm_source=1'],
    ['the words in an article', 'https://a.com/how-to-unsubscribe-from-mails?utm_source=1'],
  ])('%s is not sealed', (_, link) => expect(seal(link)).toBeUndefined());

  test('the person may lift them on one site', () => {
    const lifted = engineWith({ user: { version: 1, sites: { 'a.com': { liftGuard: true } } } });
    expect(lifted.canonical('https://login.a.com/?utm_source=1')).toBe('https://login.a.com/');
    expect(lifted.canonical('https://login.b.com/?utm_source=1')).toBe('https://login.b.com/?utm_source=1');
  });
});
