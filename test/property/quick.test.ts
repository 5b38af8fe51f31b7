// Full size: PLAINLINK_PROOF=full.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf, settle } from '../../src/canonical/canonicalize';
import { explain } from '../../src/canonical/explain';
import { prepare } from '../../src/canonical/prepare';
import { tableToAscii } from '../../src/idna';
import { createEngine, type Explanation, type Refusal } from '../../src/index';
import type { RuleSet } from '../../src/rules/model';
import { shippedRules } from '../../src/rules/shipped';
import { siteOf } from '../../src/site';
import { engineOptions } from './engines';
import { equal, law } from './law';
import { linkLike } from './links';

/** Pieces that meet in links of people: names that many rules know, on hosts of which much is known. */
const { strip, keep, guards, wrappers }: RuleSet = shippedRules;
const spelled = (patterns: readonly string[]): string[] =>
  [...new Set(patterns)].filter((one) => /^[\w.-]+$/.test(one));
const names = spelled([...strip, ...keep].flatMap((rule) => rule.names));
const traits = guards.flatMap(({ has = [] }) => has.flat());
const guarded = spelled(traits.map((one) => (typeof one === 'string' ? one : one.name)));
const hosts = spelled([...keep, ...wrappers].flatMap((rule) => rule.hosts));
const value = fc.oneof(
  fc.constantFrom(
    '1',
    'abc',
    'A1b2C3d4E5f6G7h8',
    '%C3%A9',
    '%c3%a9',
    'a%20b',
    'https%3A%2F%2Fexample.com%2F%3Futm_source%3Da',
    'exp=1~hmac=2',
    '4?s=100',
    '4?s=0123456789abcdef0123456789abcdef',
    '4?utm_source=a?fbclid=b',
    '4?ref=a',
    '0123456789abcdef0123456789abcdef',
    '',
  ),
  fc.string({ maxLength: 6 }),
);
const named = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...names),
      fc.constantFrom(...names, ...guarded),
      fc.constantFrom(
        'amp;utm_source',
        'x',
        'utm%5Fx',
        'UTM_Source',
        'a%3Db',
        'a|b',
        '{a}',
        'filter%5Ba%5D',
        'amp%3Bref',
      ),
    ),
    value,
  )
  .map(([name, text]) => `${name}=${text}`);
const parameter = fc.oneof(
  { weight: 12, arbitrary: named },
  { weight: 1, arbitrary: fc.constantFrom('https://example.com/x?utm_source=a&id=1', 'https%3A%2F%2Fexample.com%2F') },
);
const segment = fc.constantFrom(
  'a',
  'reset-password',
  'confirm',
  'Confirm-Email',
  'oauth',
  'callback',
  'commit',
  'login',
  'unsubscribe',
  'amp',
  's',
  'outgoing',
  'jump.php',
  'x.html',
  '.',
  'https:',
  'ref=1',
  'a;jsessionid=1',
  'A1b2C3d4E5f6G7h8I9',
  '.well-known',
  '..a',
  '..',
  'a|b',
  'a.c;l=1-2;jsessionid=1',
  'amp/s/example.com',
);
const common = fc
  .tuple(
    fc.constantFrom('https://', 'http://'),
    fc.oneof(
      fc.constantFrom(...hosts),
      fc.constantFrom(
        'example.com',
        'login.example.com',
        'www.example.com:8443',
        'EXAMPLE.com',
        'u@example.com',
        'localhost:3000',
        'a1:p%40s@www.example.com:8443',
        ':p|@example.com',
        'a:@example.com:443',
        '%41@b@example.com',
        '[2001:db8::1]',
        '[2001:db8:0::1]:8080',
        '[1:0:0:2:3:0:0:4]',
      ),
      fc.constantFrom(...hosts.map((host) => `u:p@${host}`)),
      fc.constantFrom(...hosts.map((host) => host.toUpperCase())),
    ),
    fc.array(segment, { maxLength: 4 }),
    fc.array(parameter, { maxLength: 5 }),
    fc.constantFrom(
      '',
      '',
      '#top',
      '#utm_source=a',
      '#xtor=RSS-1&utm_source=a',
      '#utm_source=a&a=1',
      '#utm_source=a&&fbclid=b',
      '#utm_source&a=1',
      '#access_token=abcdefgh&utm_source=a',
      '#ref=1',
      '#a=1&b=2',
      '#/a=1',
      '#a=1?utm_source=b',
      '#a=1;utm_source=b',
      '#/route?utm_source=a',
      '#/route?a=1&v=2',
      '#/route?a=1?utm_source=b',
      '#!a?v=1:~:text=utm_source=a',
      '#?a=1',
      '#?utm_source=a',
      '#a#b',
      '#{a}|b=1',
      '#a^b?c=1:~:text=d',
      '#:~:text=a',
      '#utm_source=a:~:text=a',
    ),
  )
  .map(
    ([scheme, host, path, query, fragment]) =>
      `${scheme}${host}/${path.join('/')}${query.length > 0 ? '?' : ''}${query.join('&')}${fragment}`,
  );

/** All parts of an answer, which are else worked out when they are read. */
const plain = (answer: Explanation | Refusal) => ('toJSON' in answer ? answer.toJSON() : answer);

describe.each(engineOptions)('%s: what is decided where it stands is what the long way says', (_, options) => {
  const engine = createEngine(options);
  const { setup, id, warnings } = prepare({ toAscii: tableToAscii, siteOf }, options);
  const agree = (text: string): void => {
    const settled = settle(text, setup);
    equal(engine.canonical(text), typeof settled === 'string' ? text : settled.canonical);
    equal(engine.key(text), typeof settled === 'string' ? '' : keyOf(settled, setup));
    if (typeof settled === 'string') return;
    const whole = explain(text, settled, setup, id, warnings);
    expect(plain(engine.explain(text))).toEqual(whole);
    const later = engine.explain(text);
    engine.explain('https://www.example.com/p?a=1&utm_source=b&c=2#top');
    expect(plain(later)).toEqual(whole);
  };
  law('links of the common kind', common, agree, 1500);
  law('anything', linkLike, agree, 500);
});

describe('text of which somebody says that a parser wrote it', () => {
  const engine = createEngine({ rules: shippedRules });
  law(
    'when a parser did: the same answer',
    fc
      .oneof(common, linkLike)
      .filter((text) => URL.canParse(text))
      .map((text) => new URL(text).href),
    (text) => equal(engine.canonical(text, 'serialised'), engine.canonical(text)),
  );
  law('when none did: the text, or a link with the same key', fc.oneof(common, linkLike, fc.string()), (text) => {
    const answer = engine.canonical(text, 'serialised');
    if (answer !== text) equal(engine.key(answer), engine.key(text));
  });
  test.each([
    'https://WWW.YouTube.com/watch?v=1&si=A1b2C3d4E5f6G7h8',
    'https:\\\\www.amazon.com\\dp\\B000000000?ref=abc&th=1',
    'https://user@www.youtube.com/watch?v=1&si=A1b2C3d4E5f6G7h8',
    'https://example.com/a/../unsubscribe?token=A1b2C3d4E5f6G7h8&utm_source=a',
    'https://example.com/?sig\tnature=0123456789abcdef0123456789abcdef&utm_source=a',
    'http://',
    'https:/',
    'httpx://a/?utm_source=1',
  ])('%s', (text) => {
    const answer = engine.canonical(text, 'serialised');
    expect([text, engine.canonical(text)]).toContain(answer);
  });
});
