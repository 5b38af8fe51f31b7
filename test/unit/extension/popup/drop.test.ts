import { expect, test } from 'vitest';
import { whatWasDropped } from '../../../../extension/popup/drop';

const drop = (data: Record<string, string>) => whatWasDropped((type) => data[type] ?? '');
const link = 'https://a.example/?b=1';

test('a link that is dragged from a page', () =>
  expect(drop({ 'text/uri-list': link, 'text/plain': link })).toEqual({ is: 'link', link }));

test('a list of links with a comment: the first', () =>
  expect(drop({ 'text/uri-list': `# from a page\r\n${link}\r\nhttps://b.example/` })).toEqual({ is: 'link', link }));

test('a link that is pasted as text, with spaces around it', () =>
  expect(drop({ 'text/plain': ` ${link}\n` })).toEqual({ is: 'link', link }));

test('words with a link, or several links, are a text, to the last byte', () => {
  for (const text of [`see ${link}`, `${link}\r\n${link}\r\n`, 'no link at all'])
    expect(drop({ 'text/plain': text })).toEqual({ is: 'text', text });
});

test('an address that is no web link is a text', () =>
  expect(drop({ 'text/uri-list': 'javascript:alert(1)', 'text/plain': 'javascript:alert(1)' })).toEqual({
    is: 'text',
    text: 'javascript:alert(1)',
  }));

test('a file is nothing', () => expect(drop({ Files: 'x' })).toBeNull());
