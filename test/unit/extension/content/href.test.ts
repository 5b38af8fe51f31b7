import { describe, expect, test } from 'vitest';
import { absolute, editHref } from '../../../../extension/content/href';

const base = 'https://shop.example/a/b/page?utm_source=x';

/** Gives what is written for a text whose clean link has no `utm_` in it. */
function edit(raw: string): string {
  const link = absolute(raw, base) ?? '';
  const clean = link.replace(/utm_\w+=\w*&?/g, '').replace(/[?&]+(?=#|$)/, '');
  const written = editHref(raw, link, clean, base);
  expect(absolute(written, base)).toBe(clean);
  return written;
}

describe('a relative address stays relative where it still leads to the clean link', () => {
  const cases: readonly (readonly [raw: string, written: string])[] = [
    ['/p?i=1&utm_x=2', '/p?i=1'],
    ['q?utm_x=2#part', 'q#part'],
    ['../q?utm_x=2', '../q'],
    ['./q?i=1&utm_x=2', './q?i=1'],
    ['//other.example/?utm_x=2', '//other.example/'],
    ['?i=1&utm_x=2', '?i=1'],
    [' /p?utm_x=2\n', '/p'],
    ['https://other.example/?utm_x=2', 'https://other.example/'],
  ];
  test.each(cases)('%s', (raw, written) => expect(edit(raw)).toBe(written));
});

describe('an address that would lead elsewhere is written in full', () => {
  const cases: readonly (readonly [raw: string, written: string])[] = [
    ['?utm_x=2', 'https://shop.example/a/b/page'],
    ['#part', 'https://shop.example/a/b/page#part'],
    ['', 'https://shop.example/a/b/page'],
    ['HTTPS://Other.Example?utm_x=2', 'https://other.example/'],
    ['/ä?utm_x=2', 'https://shop.example/%C3%A4'],
  ];
  test.each(cases)('%s', (raw, written) => expect(edit(raw)).toBe(written));
});

test.each(['mailto:a@b.example', 'javascript:void(0)', 'https://', 'data:,x', 'http://[', 'no link'])(
  '%s is no link',
  (text) => expect(absolute(text)).toBeNull(),
);
