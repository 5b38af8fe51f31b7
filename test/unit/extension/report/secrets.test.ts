import { shippedRules } from 'virtual:rules';
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../../../extension/report/knowledge';
import { secretsIn } from '../../../../extension/report/secrets';

const knowledge = knowledgeOf(shippedRules);
const kinds = (text: string) => secretsIn(text, knowledge).map(({ what }) => what);

describe('a report is refused with', () => {
  test.each([
    ['an e-mail address', 'email', 'Write to jane.doe@example.org.'],
    ['one of another script', 'email', 'josé@exämple.org'],
    ['one behind an escape', 'email', 'to=jane.doe%40example.org'],
    ['one behind two', 'email', 'u=https%253A%252F%252Fa.example%252F%253Fto%253Djane%252540example.org'],
    ['one behind an entity', 'email', 'jane&#64;example.org'],
    ['one in wide letters', 'email', 'jane＠example．org'],
    ['one with something invisible in it', 'email', 'ja\u200bne@exa\u200bmple.org'],
    ['one in base64', 'email', 'x=amFuZUBleGFtcGxlLm9yZw=='],
    ['a phone number', 'phone', 'Call +49 151 2345678 please'],
    ['one without its country', 'phone', 'tel 0151-23456789'],
    ['one as in America', 'phone', '(555) 010-4477'],
    ['a long number', 'number', 'order 4711081512'],
    ['a token', 'token', 'query: strip blocklist youtube-sharer si=Ab3dE9xQ-kZ71mNp'],
    ['a token in prose', 'token', 'the mark was 0a1b2c3d4e5f6071, I think'],
    ['a key of a vendor', 'token', 'ghp_0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b'],
    ['a token in a path', 'token', 'path: /share/9f8e7d6c5b4a39281706f5e4'],
    ['a token in a link in a value', 'token', 'u=https%3A%2F%2Fa.example%2F%3Ft%3D0a1b2c3d4e5f6071'],
    ['a password', 'credential', 'query: keep default default password=hunter2'],
    ['a password that people write', 'credential', 'my password: hunter2'],
    ['a session', 'session', 'session_id=8d39e4cd-1e4f-43db-b6e7-72e969a84aa5'],
    ["somebody's name", 'person', 'firstname=Jane'],
    ['a user name in a link', 'user-info', 'https://anna:pw@intranet/'],
  ])('%s', (_, kind, text) => {
    expect(kinds(text)).toContain(kind);
  });
});

describe('nothing is said of', () => {
  test.each([
    'What did the link open, and what does the clean link open?',
    'It opened the second stage of the tour in YouTube Music on my iPhone15Pro, since 2026-12-03T12:00:00Z.',
    'policy: share@1',
    'rules: 2026.12.2',
    'host: *.example.co.uk',
    'path: /xxxxx/9999-xX',
    'query: keep default default to=xxxx.xxx%40xxxxxxx.xxx',
    'query: keep default default tel=+99 999 9999999',
    'query: strip blocklist youtube-sharer si=Xx9xX9xX-xX99xXx',
    'query: keep default default password=xxxxxx9',
    '',
  ])('%s', (text) => {
    expect(secretsIn(text, knowledge)).toEqual([]);
  });

  test('the ids of our rules, and the names that they know', () => {
    const { strip, keep, guards, wrappers } = shippedRules;
    const named: readonly { readonly names: readonly string[] }[] = [...strip, ...keep];
    const words = [
      ...[...strip, ...keep, ...guards, ...wrappers].map(({ id }) => id),
      ...named.flatMap(({ names }) => names.filter((name) => !name.startsWith('~'))),
    ];
    expect(secretsIn(words.join('\n'), knowledge)).toEqual([]);
  });
});

test('the place is named: the line, the name, and what can be read there', () => {
  expect(secretsIn('Hello\nuser=x&email=jane%40example.org', knowledge)).toEqual([
    { line: 2, name: 'email', text: 'jane%40example.org', what: 'email' },
  ]);
});
