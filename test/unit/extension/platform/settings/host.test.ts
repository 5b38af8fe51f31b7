import { expect, test, vi } from 'vitest';
import { hostName } from '../../../../../extension/platform/settings/host';

vi.mock('../../../../../extension/platform/browser', () => import('../memory/browser'));

test.each([
  ['example.com', 'example.com'],
  ['WWW.Example.COM', 'www.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['my_host.example', 'my_host.example'],
])('%s is the host %s', (typed, host) => expect(hostName(typed)).toBe(host));

test.each([
  '',
  ' ',
  'a b',
  'https://example.com',
  'example.com/',
  'example.com/a',
  'example.com:80',
  'example.com:99999',
  'example.com:',
  'me@example.com',
  'example.com?a',
  'example.com#a',
  'a%2fb',
  'a\\b',
  '[::1]:80',
  'x'.repeat(300),
  '<a>',
])('%s is no host', (typed) => expect(hostName(typed)).toBeNull());
