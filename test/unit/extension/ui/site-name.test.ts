import { expect, test, vi } from 'vitest';
import { siteName } from '../../../../extension/ui/site-name';

vi.mock('../../../../extension/platform/browser', async () => await import('../platform/memory/browser'));

test.each([
  ['example.com', 'example.com'],
  [' Example.COM ', 'example.com'],
  ['https://www.example.com/page?a=1#b', 'www.example.com'],
  ['www.example.com/page', 'www.example.com'],
  ['*.example.com', 'example.com'],
  ['example.com:8080', 'example.com'],
  ['https://user:secret@example.com/', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]:80', '[::1]'],
  ['localhost', 'localhost'],
  ['example.com.', 'example.com.'],
])('%j names %s', (typed, host) => {
  expect(siteName(typed)).toEqual({ ok: true, host });
});

test.each([
  ['', 'nothing'],
  ['   ', 'nothing'],
  ['two words', 'no-site'],
  ['https://', 'no-site'],
  ['mailto:anna@example.com', 'no-site'],
  ['ftp://example.com', 'no-site'],
  ['a..b', 'no-site'],
  ['.example.com', 'no-site'],
  ['example.com..', 'no-site'],
  ['com', 'too-wide'],
  ['com.', 'too-wide'],
])('%j names no site: %s', (typed, why) => {
  expect(siteName(typed)).toEqual({ ok: false, why });
});
