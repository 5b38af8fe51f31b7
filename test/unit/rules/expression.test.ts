import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expressionFault } from '../../../src/rules/expression';
import { parseExpression, type Part } from '../../../src/rules/expression-parse';

test.each([
  '^[0-9a-f]{26,}$',
  '^/amp/s/(.+)$',
  '^/([^/]+)/s(/.*)$',
  ':[A-Za-z0-9_-]{27}$',
  '^/(?:2|3)t?s?m?/([^/]+)/.*$',
  '^(?:utm|hsa)_[a-z]+$',
  '^.*\\.pdf$',
  '^(?:ab)*c',
  '^[^@\\s]+@[^@\\s.]+\\.[a-z]{2,}$',
  '^(?:[a-z]{2}/)?unsubscribe',
])('accepts %s', (source) => {
  expect(expressionFault(source)).toBeNull();
});

test.each([
  ['^(a+)+$', 'a repeated group may hold only characters, {n} and |'],
  ['^(a|ab)*$', 'the branches of a repeated group must begin differently'],
  ['^.*a.*b$', 'two unbounded repetitions can share the same characters'],
  ['^[a-z]+[a-f]+$', 'two unbounded repetitions can share the same characters'],
  ['^a?a?a?a?a?a?a?a*$', 'more than 64 ways to match one text'],
  ['[0-9]+x', 'without ^ it may match at most 500 characters'],
  ['^(a)\\1$', '\\1 is not allowed'],
  ['^(?=a)b', 'look-around and named groups are not allowed'],
  ['^a+?b', 'lazy quantifiers are not allowed'],
  ['^a\\b', '\\b is not allowed'],
  ['a^b', '^ may stand only at the start'],
  ['^(a', 'Invalid regular expression: /^(a/: Unterminated group'],
])('refuses %s: %s', (source, message) => {
  expect(expressionFault(source)).toBe(message);
});

test('letters of either case count as one where the rule ignores case', () => {
  expect(expressionFault('^[a-z]+[A-Z]+$')).toBeNull();
  expect(expressionFault('^[a-z]+[A-Z]+$', true)).toBe('two unbounded repetitions can share the same characters');
});

/** Random expressions over few characters, most of them treacherous. */
const expression = fc.letrec<{ atom: string; piece: string; branch: string; whole: string }>((tie) => ({
  atom: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', 'c') },
    { weight: 1, arbitrary: tie('whole').map((inner) => `(?:${inner})`) },
  ),
  piece: fc
    .tuple(tie('atom'), fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}'))
    .map((two) => two.join('')),
  branch: fc.array(tie('piece'), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join('')),
  whole: fc.array(tie('branch'), { minLength: 1, maxLength: 2 }).map((branches) => branches.join('|')),
})).whole;

test('whatever is accepted needs steps in proportion to the text, however it backtracks', () => {
  fc.assert(
    fc.property(expression, fc.constantFrom('a', 'b', 'ab', 'ba', 'aab', 'abc'), (inner, unit) => {
      const source = `^(?:${inner})$`;
      fc.pre(expressionFault(source) === null);
      const branches = parseExpression(source, false);
      if (typeof branches === 'string') throw new Error(branches);
      const text = (times: number) => `${unit.repeat(times)}d`;
      // Short enough for a matcher that calls itself for each character.
      const [once, twice, fourTimes] = [40, 80, 160].map((times) => steps(branches, text(times)));
      expect((fourTimes ?? 0) - (twice ?? 0)).toBeLessThanOrEqual(2.2 * ((twice ?? 0) - (once ?? 0)) + 50);
    }),
    { numRuns: 1000, seed: 2026 },
  );
}, 30_000);

/** Steps that a backtracking matcher takes from the start of the text. */
function steps(branches: readonly (readonly Part[])[], text: string): number {
  let count = 0;
  type Next = (at: number) => boolean;
  const one = (part: Part, at: number, next: Next): boolean => {
    count += 1;
    if (part.kind === 'start') return at === 0 && next(at);
    if (part.kind === 'end') return at === text.length && next(at);
    if (part.kind === 'set') return at < text.length && has(part.characters, text, at) && next(at + 1);
    if (part.kind === 'group') return part.branches.some((branch) => all(branch, at, next));
    const round = (done: number, from: number): boolean =>
      (done < part.max && one(part.body, from, (to) => to > from && round(done + 1, to))) ||
      (done >= part.min && next(from));
    return round(0, at);
  };
  const all = (parts: readonly Part[], at: number, next: Next): boolean => {
    const [first, ...rest] = parts;
    return first ? one(first, at, (to) => all(rest, to, next)) : next(at);
  };
  branches.some((branch) => all(branch, 0, () => true));
  return count;
}

const has = (characters: bigint, text: string, at: number) => ((characters >> BigInt(text.charCodeAt(at))) & 1n) === 1n;
