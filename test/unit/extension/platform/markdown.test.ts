import { expect, test } from 'vitest';
import { markdownLink } from '../../../../extension/platform/markdown';

test.each([
  ['A page', 'https://example.com/', '[A page](https://example.com/)'],
  ['', 'https://example.com/a', '[https://example.com/a](https://example.com/a)'],
  ['  two\n lines ', 'https://example.com/', '[two lines](https://example.com/)'],
  ['[draft] *new* a_b <i>', 'https://e.example/', String.raw`[\[draft\] \*new\* a\_b \<i\>](https://e.example/)`],
  ['Page', 'https://example.com/wiki/A_(b)', '[Page](https://example.com/wiki/A_%28b%29)'],
])('%j', (title, link, markdown) => {
  expect(markdownLink(title, link)).toBe(markdown);
});
