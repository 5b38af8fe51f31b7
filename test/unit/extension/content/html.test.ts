import { describe, expect, test } from 'vitest';
import { editHtml } from '../../../../extension/content/html';

const clean = (link: string): string | null => {
  const cut = link.replace(/[?&]utm_\w+=\w*/g, '');
  return cut === link ? null : cut;
};
const edit = (html: string): string => editHtml(html, { link: clean, text: clean });

describe('addresses of links', () => {
  const cases: readonly (readonly [name: string, html: string, edited: string])[] = [
    ['in double quotes', '<a href="https://a.b/?i=1&amp;utm_x=1">', '<a href="https://a.b/?i=1">'],
    ['in single quotes', `<a href='https://a.b/?i=1&amp;utm_x=1'>`, `<a href='https://a.b/?i=1'>`],
    ['in none', '<a href=https://a.b/?utm_x=1>', '<a href=https://a.b/>'],
    [
      'behind other attributes',
      '<A\n data-x="a>b" HREF = "https://a.b/?utm_x=1" c>',
      '<A\n data-x="a>b" HREF = "https://a.b/" c>',
    ],
    ['with bare ampersands', '<a href="https://a.b/?i=1&j=2&utm_x=1">', '<a href="https://a.b/?i=1&j=2">'],
    ['with escaped ones', '<a href="https://a.b/?i=1&amp;j=2&amp;utm_x=1">', '<a href="https://a.b/?i=1&amp;j=2">'],
    [
      'with numbers for them',
      '<a href="https://a.b/?i=1&#38;j=2&#x26;utm_x=1">',
      '<a href="https://a.b/?i=1&amp;j=2">',
    ],
    [
      'the first of two',
      '<a href="https://a.b/?utm_x=1" href="https://a.b/?utm_y=1">',
      '<a href="https://a.b/" href="https://a.b/?utm_y=1">',
    ],
    ['of an area', '<area href="https://a.b/?utm_x=1"/>', '<area href="https://a.b/"/>'],
  ];
  test.each(cases)('%s', (_, html, edited) => expect(edit(html)).toBe(edited));
});

describe('addresses in the text', () => {
  const cases: readonly (readonly [name: string, html: string, edited: string])[] = [
    ['alone', 'see https://a.b/?utm_x=1 there', 'see https://a.b/ there'],
    ['escaped', '<p>https://a.b/?i=1&amp;utm_x=1</p>', '<p>https://a.b/?i=1</p>'],
    ['between unbreakable spaces', 'x&nbsp;https://a.b/?utm_x=1&nbsp;y', 'x&nbsp;https://a.b/&nbsp;y'],
    [
      'spread over elements',
      '<span>https://</span>a.b/?i=1<b>&amp;utm_</b><wbr>x=1.',
      '<span>https://</span>a.b/?i=1<b></b><wbr>.',
    ],
    ['in a block each', '<p>https://</p><p>a.b/?utm_x=1</p>', '<p>https://</p><p>a.b/?utm_x=1</p>'],
    ['twice', 'https://a.b/?utm_x=1 https://a.b/?utm_y=2', 'https://a.b/ https://a.b/'],
    ['less than', '1 < 2 https://a.b/?utm_x=1 <3', '1 < 2 https://a.b/ <3'],
  ];
  test.each(cases)('%s', (_, html, edited) => expect(edit(html)).toBe(edited));
});

describe('what is left alone', () => {
  const cases: readonly (readonly [name: string, html: string])[] = [
    ['a comment', '<!-- <a href="https://a.b/?utm_x=1"> https://a.b/?utm_x=1 -->'],
    ['a style', '<style>a{background:url(https://a.b/?utm_x=1)}</style>'],
    ['a script', '<script>"<a href=https://a.b/?utm_x=1>"</script>'],
    ['another attribute', '<a data-href="https://a.b/?utm_x=1" title=\'href="https://a.b/?utm_x=1"\'>'],
    ['another element', '<link href="https://a.b/?utm_x=1"><img src="https://a.b/?utm_x=1">'],
    [
      'a reference that means something else',
      '<a href="https://a.b/?i=&copy;&amp;utm_x=1">https://a.b/&copy;?utm_x=1</a>',
    ],
    ['a quote that nothing closes', '<a href="https://a.b/?utm_x=1'],
    ['a tag that nothing closes', '<p>x<a href=https://a.b/'],
    ['an end tag', '</a href="https://a.b/?utm_x=1">'],
  ];
  test.each(cases)('%s', (_, html) => expect(edit(html)).toBe(html));
});

test('a long text without spaces takes no longer than its length', () => {
  const long = 'https:/'.repeat(100_000);
  const start = performance.now();
  expect(edit(`<p>${long}<${'a '.repeat(100_000)}`)).toContain(long);
  expect(performance.now() - start).toBeLessThan(2000);
});
