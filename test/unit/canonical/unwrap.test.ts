import { describe, expect, test } from 'vitest';
import { engineWith, explained } from './engine-for-tests';

const engine = engineWith();
const wrap = (link: string, times = 1): string =>
  times === 0 ? link : wrap(`https://out.com/l?u=${encodeURIComponent(link)}`, times - 1);

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

  test('a link that carries a link is no wrapper without a rule', () => {
    const link = 'https://out.com/other?u=https%3A%2F%2Fa.com%2F';
    expect(explained(engine, link)).toMatchObject({ changed: false, unwrapped: [] });
    expect(explained(engine, link).sealed).toBeUndefined();
  });
});
