import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../../src/index';
import { engineWith, explained, rules } from './engine-for-tests';

const warnings = (link: string, own: RuleSet = rules) =>
  explained(engineWith({ rules: own }), link).warnings.map(({ kind, name }) => [kind, name]);

test.each([
  ['a user name before the host', 'https://u:p@a.com/', [['user-info', undefined]]],
  ['a password', 'https://a.com/?Password=hunter2', [['credential', 'Password']]],
  ['an e-mail address', 'https://a.com/?u=me%40a.com', [['email', 'u']]],
  ['in a sealed link too', 'https://login.a.com/?password=x', [['credential', 'password']]],
  ['in the fragment', 'https://a.com/#x=1&password=hunter2', [['credential', 'password']]],
  ['behind the ? of a route', 'https://a.com/#/reset?u=me%40a.com', [['email', 'u']]],
  [
    'each once, in order',
    'https://a.com/?password=a&u=me%40a.com#password=b',
    [
      ['credential', 'password'],
      ['email', 'u'],
      ['credential', 'password'],
    ],
  ],
  ['not in what goes', 'https://a.com/?utm_source=me@a.com', []],
  ['not in an ordinary link', 'https://a.com/?id=1', []],
  ['not where the value is empty', 'https://a.com/?password=', []],
])('%s', (_, link, found) => expect(warnings(link)).toEqual(found));

describe('a rule may ask for more of a value', () => {
  const own: RuleSet = {
    ...rules,
    warnings: [
      { id: 'session', why: 'warnSession', kind: 'session', names: ['session'], random: true },
      { id: 'phone', why: 'warnPhone', kind: 'phone', names: ['phone'], value: '~^[+0-9-]+$', not: '0' },
      { id: 'person', why: 'warnPerson', kind: 'person', names: ['person'], not: '~^(?:asc|desc)$' },
    ],
  };

  test.each([
    ['made by chance', 'session=0a1b2c3d4e5f60718293', [['session', 'session']]],
    ['made by chance, escaped', 'session=9fY%2FTnnqrhBYDjTbr8%3D%3D', [['session', 'session']]],
    ['a word', 'session=opening-keynote-2026', []],
    ['a number', 'session=20260115', []],
    ['a shape', 'phone=%2B4915123456', [['phone', 'phone']]],
    ['another shape', 'phone=iphone', []],
    ['what is left out', 'phone=0', []],
    ['whatever is not left out', 'person=Jane', [['person', 'person']]],
    ['a word that is left out', 'person=asc', []],
  ])('%s: %s', (_, query, found) => expect(warnings(`https://a.com/?${query}`, own)).toEqual(found));
});
