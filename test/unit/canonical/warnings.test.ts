import { expect, test } from 'vitest';
import { engineWith, explained } from './engine-for-tests';

const warnings = (link: string) => explained(engineWith(), link).warnings.map(({ kind, name }) => [kind, name]);

test.each([
  ['a user name before the host', 'https://u:p@a.com/', [['user-info', undefined]]],
  ['a password', 'https://a.com/?Password=hunter2', [['credential', 'Password']]],
  ['an e-mail address', 'https://a.com/?u=me%40a.com', [['email', 'u']]],
  ['in a sealed link too', 'https://login.a.com/?password=x', [['credential', 'password']]],
  ['not in what goes', 'https://a.com/?utm_source=me@a.com', []],
  ['not in an ordinary link', 'https://a.com/?id=1', []],
])('%s', (_, link, found) => expect(warnings(link)).toEqual(found));
