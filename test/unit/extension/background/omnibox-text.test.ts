import { expect, test, vi } from 'vitest';
import { suggestionText, typedLink } from '../../../../extension/background/omnibox-text';

vi.mock('../../../../extension/platform/browser', () => ({ browser: {} }));

test.each([
  [' https://a.example/?b=1 ', 'https://a.example/?b=1'],
  ['a.example/?b=1', 'https://a.example/?b=1'],
  ['a.example:8080', 'https://a.example:8080'],
  ['see https://a.example/, and https://b.example/', 'https://a.example/'],
  ['javascript:alert(1)', null],
  ['user@mail.example', null],
  ['what is this', null],
  ['version 1.0', null],
  ['', null],
])('“%s” is read as %s', (typed, link) => expect(typedLink(typed)).toBe(link));

test('Chromium gets markup in which nothing of the link is markup', () =>
  expect(suggestionText('removed: <b>', `https://a.example/?a="1"&b=<url>'x'`, true)).toBe(
    '<url>https://a.example/?a=&#34;1&#34;&#38;b=&#60;url&#62;&#39;x&#39;</url> <dim>removed: &#60;b&#62;</dim>',
  ));

test('Firefox gets the text as it is', () =>
  expect(suggestionText('removed: b', 'https://a.example/?a=1&c=2', false)).toBe(
    'https://a.example/?a=1&c=2 – removed: b',
  ));

test('what cannot be seen or turns text around is escaped, and half a letter is none', () =>
  expect(suggestionText('', 'https://a.example/\u202Ea\u0000b\uD800', false)).toBe(
    'https://a.example/%E2%80%AEa%00b\uFFFD',
  ));
