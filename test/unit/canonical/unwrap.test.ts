import { describe, expect, test } from 'vitest';
import { shippedRules } from '../../../src/rules/shipped';
import { createEngine } from '../../../src/index';
import { engineWith, explained, rules } from './engine-for-tests';

const engine = engineWith();
const wrap = (link: string, times = 1): string =>
  times === 0 ? link : wrap(`https://out.com/l?u=${encodeURIComponent(link)}`, times - 1);
const base64 = (link: string) => btoa(link).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const ring = (id: string, next: string) =>
  ({
    id,
    why: 'redirector',
    vendor: 'Ring',
    hosts: [`${id}.com`],
    destination: { query: ['u'] },
    template: `https://${next}.com/?u=$1`,
  }) as const;

describe('a wrapper is opened', () => {
  test.each([
    ['decoded exactly once', 'https://out.com/l?u=http%3A%2F%2Fa.com%2F%3Ft%3Dx%253Ay%2Bz', 'http://a.com/?t=x%3Ay+z'],
    ['and its destination is cleaned', wrap('https://a.com/?utm_source=1&id=2'), 'https://a.com/?id=2'],
    [
      'with a path, a query and a fragment behind a path',
      'https://viewer.example/amp/s/www.a.com/x?b=1#c',
      'https://www.a.com/x?b=1#c',
    ],
    [
      'from base64 of an escaped link, its signature cut off',
      `https://mailer.example/?r=${btoa('https%3A%2F%2Fa.com%2Fp%3A' + 'x'.repeat(27))}`,
      'https://a.com/p',
    ],
    ['in its other alphabet, padded with ~', 'https://mailer.example/?r=aHR0cHM6Ly9hLmNvbS8_Pz8~', 'https://a.com/???'],
    [
      'from a mail scanner that refills its stars',
      'https://scanner.example/v3/__http://a.com/*a**Bz?q=1__;Iyw_IQ!!x$',
      'http://a.com/#a,?!z?q=1',
    ],
    ['five deep', wrap('https://a.com/?utm_source=1', 5), 'https://a.com/'],
    ['to an address', wrap('http://192.0.2.1/x'), 'http://192.0.2.1/x'],
    ['to an address of the newer kind', wrap('http://[2001:db8::1]/x'), 'http://[2001:db8::1]/x'],
    ['to a host without a scheme', 'https://out.com/l?u=www.a.com%2Fx%3Fid%3D1', 'https://www.a.com/x?id=1'],
    ['to a host and a port without a scheme', 'https://out.com/l?u=a.com:8080/x', 'https://a.com:8080/x'],
    ['to a host without a scheme, after two slashes', 'https://out.com/l?u=//a.com/x', 'https://a.com/x'],
    ['to another site of the same host of sites', wrap('https://b.github.io/'), 'https://b.github.io/'],
    ['to its own site where its rule says so', wrap('https://www.out.com/x'), 'https://www.out.com/x'],
    ['at the second of two places, where the first holds none', `${wrap('https://a.com/')}&url=none`, 'https://a.com/'],
    ['and hands its own fragment on, as a redirect does', `${wrap('https://a.com/')}#part`, 'https://a.com/#part'],
  ])('%s', (_, link, canonical) => expect(engine.canonical(link)).toBe(canonical));

  test('and says so', () => {
    const link = wrap('https://a.com/?utm_source=1');
    const result = explained(engine, link);
    expect(result.unwrapped).toEqual([{ rule: 'out', vendor: 'Out', from: link, to: 'https://a.com/?utm_source=1' }]);
    expect(result.steps[0]).toMatchObject({
      kind: 'unwrap',
      clause: 'out',
      reason: 'Passed through Out to count the click.',
    });
    expect(result.text).toBe('https://a.com/?utm_source=1');
  });
});

describe('a wrapper stays as it is, and says why', () => {
  test.each([
    ['another scheme', 'wrapperNoLink', 'https://out.com/l?u=javascript:alert(1)'],
    ['data', 'wrapperNoLink', 'https://out.com/l?u=data:text/html,x'],
    ['no link', 'wrapperNoLink', 'https://out.com/l?u=two%20words'],
    ['a host on no public domain', 'wrapperUnknownHost', wrap('https://intranet/x')],
    ['a user name', 'wrapperUserInfo', wrap('https://bank.com@evil.com/')],
    ['a word', 'wrapperNoLink', 'https://out.com/l?u=shoes'],
    ['a number', 'wrapperNoLink', 'https://out.com/l?u=12345'],
    ['numbers and dots', 'wrapperNoLink', 'https://out.com/l?u=1.5%2Fx'],
    ['a path', 'wrapperNoLink', 'https://out.com/l?u=%2Fhome'],
    ['a mail address', 'wrapperNoLink', 'https://out.com/l?u=mailto:a@b.com'],
    ['a file', 'wrapperNoLink', 'https://out.com/l?u=file:///etc/passwd'],
    ['another scheme in capitals, behind a space', 'wrapperNoLink', 'https://out.com/l?u=%20JavaScript:alert(1)'],
    ['another scheme inside a frame of text', 'wrapperNoLink', 'https://out.com/l?u=view-source:https://a.com/'],
    ['a link escaped twice', 'wrapperNoLink', 'https://out.com/l?u=https%253A%252F%252Fa.com%252F'],
    ['a local host', 'wrapperUnknownHost', wrap('http://localhost:3000/')],
    ['a password', 'wrapperUserInfo', wrap('https://me:secret@a.com/')],
    ['a user name that looks like a host', 'wrapperUserInfo', wrap('https://www.bank.com%2F@evil.com/')],
    ['its own site', 'wrapperSameSite', 'https://own.com.au/out?u=https%3A%2F%2Fwww.own.com.au%2F'],
    ['a control character', 'wrapperControl', 'https://out.com/l?u=https%3A%2F%2Fa.com%2F%0Ax'],
    ['no base64', 'wrapperNoLink', 'https://mailer.example/?r=%25%25'],
    ['six deep', 'tooDeep', wrap('https://a.com/', 6)],
    ['sixty deep', 'tooDeep', wrap('https://a.com/', 12)],
  ])('%s', (_, why, link) => {
    const result = explained(engine, link);
    expect(result.sealed?.message.id).toBe(why);
    expect(result.canonical).toBe(link);
    expect(result.unwrapped).toEqual([]);
  });

  test('itself', () => {
    const loop = {
      id: 'loop',
      why: 'redirector',
      vendor: 'Loop',
      hosts: ['loop.com'],
      destination: { query: ['u'] },
      template: 'https://loop.com/?u=$1',
    } as const;
    const result = explained(engineWith({ rules: { ...rules, wrappers: [loop] } }), 'https://loop.com/?u=1');
    expect(result.sealed?.message.id).toBe('wrapperSameLink');
    expect(result.canonical).toBe('https://loop.com/?u=1');
  });

  test('where the layers go round in a ring', () => {
    const wrappers = [ring('one', 'two'), ring('two', 'one')];
    const result = explained(engineWith({ rules: { ...rules, wrappers } }), 'https://one.com/?u=1');
    expect(result.sealed?.message.id).toBe('tooDeep');
    expect(result.canonical).toBe('https://one.com/?u=1');
  });

  test('a link that carries a link is no wrapper without a rule', () => {
    const link = 'https://out.com/other?u=https%3A%2F%2Fa.com%2F';
    expect(explained(engine, link)).toMatchObject({ changed: false, unwrapped: [] });
    expect(explained(engine, link).sealed).toBeUndefined();
  });
});

describe('the whole query is the destination', () => {
  const whole = {
    id: 'whole',
    why: 'redirector',
    vendor: 'Whole',
    hosts: ['whole.com'],
    destination: { whole: 'query' },
  };
  const raw = { ...whole, id: 'raw', paths: ['/raw'], decode: [] };
  const from = engineWith({ rules: { ...rules, wrappers: [raw, whole] as typeof rules.wrappers } });
  test.each([
    ['as it stands', 'https://whole.com/raw?https://a.com/x?a=%2520&b=2&utm_source=c', 'https://a.com/x?a=%2520&b=2'],
    ['escaped', 'https://whole.com/raw?https%3A%2F%2Fa.com%2Fx%3Fa%3D1', 'https://a.com/x?a=1'],
    ['and its own fragment is handed on', 'https://whole.com/raw?https://a.com/x#part', 'https://a.com/x#part'],
    ['another path is no wrapper for the rule that names one', 'https://whole.com/', 'https://whole.com/'],
  ])('%s', (_, link, canonical) => {
    expect(from.canonical(link)).toBe(canonical);
    expect(explained(from, link).canonical).toBe(canonical);
  });
});

describe('wrappers of different makers within one another', () => {
  const shipped = createEngine({ rules: shippedRules });
  const makers: readonly ((link: string) => string)[] = [
    (link) => `https://www.google.com/url?q=${encodeURIComponent(link)}&usg=a`,
    (link) => `https://www.bing.com/ck/a?u=a1${base64(link)}&ntb=1`,
    (link) => `https://1wwzn.mjt.lu/lnk/AUY/6/oOA/${base64(link)}`,
    (link) => `https://urldefense.com/v3/__${link}__;!!abc!def$`,
    (link) => `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=1&sdata=2`,
    (link) => `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}&h=AT0`,
  ];
  const nest = (depth: number) =>
    makers.slice(0, depth).reduce((link, make) => make(link), 'https://a.com/?id=1&gclid=x');

  test.each([1, 2, 3, 4, 5])('%i deep', (depth) => {
    const result = explained(shipped, nest(depth));
    expect(result.unwrapped).toHaveLength(depth);
    expect(result.canonical).toBe('https://a.com/?id=1');
    expect(shipped.canonical(nest(depth))).toBe('https://a.com/?id=1');
  });

  test('six deep it stays wholly as it was', () => {
    expect(shipped.canonical(nest(6))).toBe(nest(6));
    expect(explained(shipped, nest(6)).sealed?.message.id).toBe('tooDeep');
  });
});
