import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerLines } from '../../../src/cli/line-bytes';

const answered = (text: string, toLine: (line: string) => string): string =>
  answerLines(Buffer.from(text), toLine).toString();

test('lines that stay are handed on as they came, the same bytes', () => {
  const bytes = Buffer.from('a\n日本\n\nc\n');
  expect(answerLines(bytes, (line) => line)).toBe(bytes);
});

test('a line is answered in its place, the first, the last and an empty one too', () => {
  expect(answered('a\nb\nc\n', (line) => (line === 'a' ? 'A' : line))).toBe('A\nb\nc\n');
  expect(answered('a\nb\nc\n', (line) => (line === 'c' ? '日' : line))).toBe('a\nb\n日\n');
  expect(answered('\nb\n', (line) => line || 'empty')).toBe('empty\nb\n');
});

test('a CR before a line end is no part of the line, and goes', () => {
  const lines: string[] = [];
  expect(answered('a\r\n\r\nb\r\r\n', (line) => (lines.push(line), line))).toBe('a\n\nb\r\n');
  expect(lines).toEqual(['a', '', 'b\r']);
});

test('whatever the lines and the answers hold, each line has its answer', () => {
  const lines = fc.array(
    fc.string({ unit: 'grapheme' }).filter((line) => !/[\r\n]/.test(line)),
    { minLength: 1 },
  );
  const answers = fc.dictionary(fc.constantFrom('a', 'é', ''), fc.constantFrom('x', '日本', '', 'longer than it was'));
  fc.assert(
    fc.property(lines, answers, (all, known) => {
      const toLine = (line: string) =>
        Object.hasOwn(known, line.slice(0, 1)) ? (known[line.slice(0, 1)] ?? '') + line : line;
      expect(answered(all.map((line) => `${line}\n`).join(''), toLine)).toBe(
        all.map((line) => `${toLine(line)}\n`).join(''),
      );
    }),
  );
});
