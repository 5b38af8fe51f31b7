import { describe, expect, test } from 'vitest';
import { writeLinks, type Form } from '../../../../extension/platform/forms';

const one = { link: 'https://a.example/?b=1&c="2"', title: ' A <b>page</b>\n & "more" ' };
const two = { link: 'https://b.example/', title: '' };

describe.each<[Form, string, string]>([
  ['plain', 'https://a.example/?b=1&c="2"', 'https://a.example/?b=1&c="2"\nhttps://b.example/'],
  [
    'markdown',
    String.raw`[A \<b\>page\</b\> & "more"](https://a.example/?b=1&c="2")`,
    String.raw`- [A \<b\>page\</b\> & "more"](https://a.example/?b=1&c="2")` +
      '\n- [https://b.example/](https://b.example/)',
  ],
  [
    'html',
    '<a href="https://a.example/?b=1&amp;c=&quot;2&quot;">A &lt;b&gt;page&lt;/b&gt; &amp; &quot;more&quot;</a>',
    '<ul>\n<li><a href="https://a.example/?b=1&amp;c=&quot;2&quot;">A &lt;b&gt;page&lt;/b&gt; &amp; &quot;more&quot;</a></li>\n<li><a href="https://b.example/">https://b.example/</a></li>\n</ul>',
  ],
  [
    'titled',
    'A <b>page</b> & "more"\nhttps://a.example/?b=1&c="2"',
    'A <b>page</b> & "more"\nhttps://a.example/?b=1&c="2"\n\nhttps://b.example/',
  ],
])('as %s', (form, single, several) => {
  test('one link', () => expect(writeLinks([one], form).text).toBe(single));
  test('several, in order', () => expect(writeLinks([one, two], form).text).toBe(several));
  test('none is nothing', () => expect(writeLinks([], form).text).toBe(''));
});

test('only HTML has a flavour for rich text', () => {
  const forms = ['plain', 'markdown', 'html', 'titled'] as const;
  expect(forms.map((form) => writeLinks([one], form).html !== undefined)).toEqual([false, false, true, false]);
});
