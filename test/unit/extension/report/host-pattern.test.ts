import { expect, test } from 'vitest';
import { hostPattern } from '../../../../extension/report/host-pattern';

test.each([
  ['youtube.com', 'youtube.com'],
  ['www.youtube.com', 'www.youtube.com'],
  ['anna.example.com', '*.example.com'],
  ['a.b.example.co.uk', '*.example.co.uk'],
  ['anna.github.io', '*.github.io'],
  ['www.anna.github.io', '*.github.io'],
  ['github.io', 'github.io'],
  ['intranet', '*'],
  ['wiki.corp', '*'],
  ['10.0.0.3', '*'],
  ['[::1]', '*'],
])('%s is told of as %s', (host, pattern) => {
  expect(hostPattern(host)).toBe(pattern);
});
