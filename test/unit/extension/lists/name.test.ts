import { expect, test } from 'vitest';
import { idOfList, nameOfList } from '../../../../extension/lists/name';

test('a list is called what it calls itself, or else after its file', () => {
  expect(nameOfList('[Adblock Plus 2.0]\n! Title: URL tracking \n! Expires: 4 days', 'https://a.example/x.txt')).toBe(
    'URL tracking',
  );
  expect(nameOfList('{"providers":{}}', 'https://rules.example/data.min.json?x=1')).toBe('data.min.json');
  expect(nameOfList('', 'https://rules.example/')).toBe('rules.example');
});

test('ids are short, readable and apart from each other', () => {
  expect(idOfList('URL tracking – Français!', [])).toBe('url-tracking-fran-ais');
  expect(idOfList('URL tracking', ['url-tracking', 'url-tracking-2'])).toBe('url-tracking-3');
  expect(idOfList('日本語', [])).toBe('list');
});
