import { expect, test } from 'vitest';
import { withLineEnds } from '../../../../../extension/ui/text/line-ends';

test.each([
  ['typed by hand', 'a\nb', '', 'a\nb'],
  ['pasted with line ends of Windows', 'a\nb\n', 'a\r\nb\r\n', 'a\r\nb\r\n'],
  ['pasted with all kinds', 'a\nb\nc\nd', 'a\rb\r\nc\nd', 'a\rb\r\nc\nd'],
  ['changed after a paste with line ends of Windows', 'a\nx\nb', 'a\r\nb', 'a\r\nx\r\nb'],
  ['changed after a paste with all kinds', 'a\nx\nb\nc', 'a\r\nb\nc', 'a\nx\nb\nc'],
])('%s', (_, shown, pasted, text) => expect(withLineEnds(shown, pasted)).toBe(text));
