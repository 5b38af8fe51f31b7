import { expect, test } from 'vitest';
import { markdownLink } from '../../../../extension/platform/markdown';

test.each([
  ['A page', 'https://example.com/', '[A page](https://example.com/)'],
  ['', 'https://example.com/a', '[https://example.com/a](https://example.com/a)'],
  ['  two\n lines ', 'https://example.com/', '[two lines](https://example.com/)'],
  ['[draft] *new* a_b <i>', 'https://e.example/', String.raw`[\[draft\] \*new\* a\_b \<i\>](https://e.example/)`],
  ['Page', 'https://example.com/wiki/A_(b)', '[Page](<https://example.com/wiki/A_(b)>)'],
  ['Signed', 'https://e.example/(a?sig=x&Expires=1', '[Signed](<https://e.example/(a?sig=x&Expires=1>)'],
  ['Space', 'https://e.example/a b', '[Space](<https://e.example/a b>)'],
  ['Angles', 'https://e.example/?a=<b>', String.raw`[Angles](https://e.example/?a=\<b\>)`],
  ['Backslash', String.raw`https://e.example/?a=\_`, String.raw`[Backslash](https://e.example/?a=\\_)`],
  ['Entity', 'https://e.example/?a=1&copy;=2&b=3', String.raw`[Entity](https://e.example/?a=1\&copy;=2&b=3)`],
  ['AT&T &lt; ~~us~~', 'https://e.example/', String.raw`[AT&T \&lt; \~\~us\~\~](https://e.example/)`],
  ['Control', 'https://e.example/\x7f', '[Control](<https://e.example/\x7f>)'],
  ['All', String.raw`https://e.example/a?b=\(<c>)`, String.raw`[All](<https://e.example/a?b=\\(\<c\>)>)`],
  ['Break', 'https://e.example/a\nb', '[Break](https://e.example/ab)'],
])('%j', (title, link, markdown) => {
  expect(markdownLink(title, link)).toBe(markdown);
});
