import { expect, test } from 'vitest';
import { listAddress, originOfAddress } from '../../../../../extension/platform/lists/address';

test('an address is taken over https, and from this computer', () => {
  expect(listAddress(' https://lists.example/a.txt ')).toEqual({ ok: true, address: 'https://lists.example/a.txt' });
  expect(listAddress('http://127.0.0.1:8000/a.json').ok).toBe(true);
});

test.each([
  ['', 'nothing'],
  ['lists.example/a.txt', 'no-address'],
  ['file:///home/a.txt', 'no-address'],
  ['https://user:secret@lists.example/a.txt', 'no-address'],
  ['http://lists.example/a.txt', 'not-secure'],
])('“%s” is none: %s', (typed, why) => {
  expect(listAddress(typed)).toEqual({ ok: false, why });
});

test('only its host is asked for', () => {
  expect(originOfAddress('https://lists.example:8443/deep/a.txt')).toBe('*://lists.example/*');
});
