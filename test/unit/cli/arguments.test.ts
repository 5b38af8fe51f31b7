import { expect, test } from 'vitest';
import { readArguments } from '../../../src/cli/arguments';

test('each command with its options', () => {
  expect(readArguments(['clean'])).toEqual({
    name: 'clean',
    links: [],
    json: false,
    text: false,
    policy: 'share',
    block: [],
  });
  expect(
    readArguments(['clean', 'https://a.b', '--json', '--policy=crawl', '--block', 'a,,b', '--block', 'c']),
  ).toEqual({
    name: 'clean',
    links: ['https://a.b'],
    json: true,
    text: false,
    policy: 'crawl',
    block: ['a', 'b', 'c'],
  });
  expect(readArguments(['--user', 'u.json', 'explain', 'x', '--learned', 'l.json'])).toMatchObject({
    name: 'explain',
    link: 'x',
    userFile: 'u.json',
    learnedFile: 'l.json',
  });
  expect(readArguments(['same', 'x', '--', '-y'])).toMatchObject({ name: 'same', a: 'x', b: '-y' });
  expect(readArguments(['same', '--help'])).toEqual({ name: 'help' });
  expect(readArguments(['--version'])).toEqual({ name: 'version' });
});

test.each([
  [[], 'expected a command: clean, explain or same'],
  [['wash'], '“wash” is no command; there are clean, explain and same'],
  [['clean', '--polcy', 'crawl'], "Unknown option '--polcy'"],
  [['clean', '--policy'], "Option '--policy <value>' argument missing"],
  [['clean', '--policy', 'google'], '“google” is no policy; there are share, crawl and samepage'],
  [['clean', '--json=yes'], "Option '--json' does not take an argument"],
  [['explain'], 'explain takes one link, not 0'],
  [['explain', 'a', 'b'], 'explain takes one link, not 2'],
  [['explain', 'a', '--json'], 'explain has no option --json'],
  [['same', 'a'], 'same takes two links, not 1'],
  [['same', 'a', 'b', 'c'], 'same takes two links, not 3'],
])('%j is refused in one sentence', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
