import { describe, expect, test } from 'vitest';
import { createEngine, type RuleSet } from '../../../src/index';
import { noRules } from '../../../src/canonical/prepare';

const strip: RuleSet['strip'] = [
  { id: 'utm', names: ['utm_*'], strength: 'always', class: 'campaign', why: 'campaign' },
];
const common = { why: 'signed' } as const;

/** Whatever a guard asks for, the quick way must see that it is there: else a signed link loses a byte. */
describe.each<[what: string, guard: Omit<RuleSet['guards'][number], 'id' | 'why'>, sealed: string[], open: string[]]>([
  [
    'a name with only its first two letters fixed',
    { has: ['hash', 'q*'] },
    ['https://example.com/?hash=1&q7=1&utm_x=1'],
    ['https://example.com/?hash=1&r7=1&utm_x=1'],
  ],
  [
    'any name, by its value',
    { has: [{ name: '~token', value: '~^exp=[0-9]+~.*hmac=' }] },
    ['https://example.com/?my_token2=exp=1~hmac=a&utm_x=1', 'https://example.com/?my_token2=exp%3D1~hmac%3Da&utm_x=1'],
    ['https://example.com/?my_token2=exp=1&utm_x=1', 'https://example.com/?note=hmac&utm_x=1'],
  ],
  [
    'any name, by a value that tells nothing beforehand',
    { has: [{ name: '~^k', value: '~^[0-9]{6}$' }] },
    ['https://example.com/?k9=123456&utm_x=1'],
    ['https://example.com/?k9=12345&utm_x=1'],
  ],
  [
    'a host by a single letter',
    { hosts: ['m.*'], has: ['key'] },
    ['https://m.example.com/?key=1&utm_x=1', 'https://m.x/?key=1&utm_x=1'],
    ['https://mm.example.com/?key=1&utm_x=1'],
  ],
  [
    'paths by one branch or the other',
    { paths: ['~^/a/[0-9]{4}$|/(?:Reset|verify-?mail)(?:/x)?$', '*/code=*'] },
    [
      'https://example.com/a/1234?utm_x=1',
      'https://example.com/x/Reset?utm_x=1',
      'https://example.com/verifymail/x?utm_x=1',
      'https://example.com/b/code=1?utm_x=1',
    ],
    ['https://example.com/a/123?utm_x=1', 'https://example.com/resets?utm_x=1'],
  ],
  [
    'a path with a group that may be left out',
    { paths: ['~/(?:en/)?signup$'] },
    ['https://example.com/en/signup?utm_x=1', 'https://example.com/signup?utm_x=1'],
    ['https://example.com/signups?utm_x=1'],
  ],
])('a guard that looks for %s', (_, guard, sealed, open) => {
  const engine = createEngine({ rules: { ...noRules('1'), strip, guards: [{ id: 'guard', ...common, ...guard }] } });
  test.each(sealed)('seals %s', (link) => {
    expect(engine.canonical(link)).toBe(link);
    expect(engine.canonical(link, 'serialised')).toBe(link);
    expect(engine.explain(link)).toMatchObject({ sealed: { rule: 'guard' } });
  });
  test.each(open)('leaves %s alone', (link) => expect(engine.canonical(link)).toBe(link.replace(/[?&]utm_x=1/, '')));
});

test('a guard that finds a signature in a fragment of which all would go', () => {
  const inFragment = { id: 'tag', names: ['*_tag'], strength: 'always', class: 'campaign', part: 'fragment' } as const;
  const guard = {
    id: 'guard',
    ...common,
    part: 'fragment',
    has: [{ name: '~_tag$', value: '~^exp=.*hmac=' }],
  } as const;
  const engine = createEngine({
    rules: { ...noRules('1'), strip: [...strip, { ...inFragment, why: 'campaign' }], guards: [guard] },
  });
  const link = 'https://example.com/?utm_x=1#my_tag=exp%3D1~hmac%3Da';
  expect(engine.canonical(link)).toBe(link);
  expect(engine.canonical('https://example.com/?utm_x=1#my_tag=1')).toBe('https://example.com/');
});

test('a faulty expression shows when the engine is made', () => {
  const wrapper = { id: 'w', why: 'redirector', hosts: ['r.example'], destination: { path: '^/(' } } as const;
  expect(() => createEngine({ rules: { ...noRules('1'), wrappers: [wrapper] } })).toThrow(SyntaxError);
  const guard = { id: 'g', ...common, has: [{ name: 'a', value: '~(' }] } as const;
  expect(() => createEngine({ rules: { ...noRules('2'), guards: [guard] } })).toThrow(SyntaxError);
});
