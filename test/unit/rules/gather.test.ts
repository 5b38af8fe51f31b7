import { expect, test } from 'vitest';
import { faultText } from '../../../src/rules/fault';
import { gather, type SourceFile } from '../../../src/rules/gather';

const version = { name: 'version.json', json: { schema: 1, kind: 'version', about: 'x', version: '2026.12.1' } };
const rule = {
  id: 'a.fbclid',
  names: ['fbclid'],
  strength: 'always',
  class: 'click-id',
  why: 'clickId',
  vendor: 'Facebook',
  source: 'https://example.org/list',
  samples: [['https://example.com/?fbclid=1', 'https://example.com/']],
  spares: ['https://example.com/?fb=1'],
};
const strip = (name: string, ...rules: object[]) => ({ name, json: { schema: 1, kind: 'strip', about: 'x', rules } });
const families = (name: string, table: object) => ({
  name,
  json: { schema: 1, kind: 'families', about: 'x', families: table },
});

/** The faults as the build prints them. */
function faults(...files: SourceFile[]): string[] {
  const result = gather([version, ...files]);
  return result.ok ? [] : result.errors.map(faultText);
}

test('splits what decides from what documents', () => {
  const result = gather([version, strip('a.json', rule)]);
  if (!result.ok) throw new Error(result.errors.map(faultText).join());
  expect(result.rules).toMatchObject({ schema: 1, version: '2026.12.1', keep: [], guards: [] });
  expect(result.rules.strip).toEqual([
    { id: 'a.fbclid', names: ['fbclid'], strength: 'always', class: 'click-id', why: 'clickId', vendor: 'Facebook' },
  ]);
  expect(result.notes['a.fbclid']).toEqual({
    source: 'https://example.org/list',
    samples: rule.samples,
    spares: rule.spares,
  });
  expect(result.places).toEqual({ 'a.fbclid': 'a.json' });
});

test('an exception of the file holds for each of its rules, beside their own', () => {
  const file = strip('a.json', rule, { ...rule, id: 'b', except: [{ paths: ['/keep'] }] });
  const result = gather([
    version,
    { name: file.name, json: { ...file.json, except: [{ hosts: ['web.archive.org'] }] } },
  ]);
  expect(result.ok && result.rules.strip.map(({ except }) => except)).toEqual([
    [{ hosts: ['web.archive.org'] }],
    [{ paths: ['/keep'] }, { hosts: ['web.archive.org'] }],
  ]);
});

test('the order of the files does not matter', () => {
  const files = [version, strip('a.json', rule), strip('b.json', { ...rule, id: 'b' })];
  expect(gather(files)).toEqual(gather(files.toReversed()));
});

test('families of several files become one table', () => {
  const result = gather([
    version,
    families('f.json', { amazon: ['amazon.de'] }),
    families('g.json', { impact: ['pxf.io'] }),
  ]);
  expect(result.ok && result.rules.families).toEqual({ amazon: ['amazon.de'], impact: ['pxf.io'] });
  expect(faults(families('f.json', { a: ['a.de'] }), families('g.json', { a: ['b.de'] }))).toEqual([
    'g.json: families.a: stands already in another file',
  ]);
});

test.each([
  [
    'an id that stands twice',
    [strip('a.json', rule), strip('b.json', rule)],
    'b.json: rule a.fbclid: id: stands already in a.json',
  ],
  ['a second version', [{ ...version, name: 'w.json' }], 'w.json: version: stands already in version.json'],
  ['no object', [{ name: 'a.json', json: [] }], 'a.json: expected an object, got []'],
  [
    'an unknown kind',
    [{ name: 'a.json', json: { schema: 1, kind: 'block' } }],
    'a.json: kind: expected one of strip, keep, families, guard, wrapper, warning, version, got "block"',
  ],
  [
    'a newer schema',
    [{ name: 'a.json', json: { schema: 2, kind: 'keep', about: 'x', rules: [] } }],
    'a.json: schema: expected one of 1, got 2',
  ],
  [
    'an unknown field',
    [strip('a.json', { ...rule, host: ['x.com'] })],
    /^a\.json: rule a\.fbclid: host: no such field here; known are id, why/,
  ],
  ['a missing field', [strip('a.json', { ...rule, names: undefined })], 'a.json: rule a.fbclid: names: is missing'],
  [
    'an empty list',
    [strip('a.json', { ...rule, hosts: [] })],
    'a.json: rule a.fbclid: hosts: expected a list with at least one item, got []',
  ],
  [
    'a reason that nobody translates',
    [strip('a.json', { ...rule, why: 'because' })],
    /^a\.json: rule a\.fbclid: why: expected one of "clickId", .* got "because"$/,
  ],
  [
    'a star in the middle',
    [strip('a.json', { ...rule, names: ['ok', 'a*b'] })],
    'a.json: rule a.fbclid: names[1]: expected a pattern (name, start*, *end, *within* or ~expression), got "a*b"',
  ],
  [
    'an expression that can run for ever',
    [strip('a.json', { ...rule, value: '~^(a+)+$' })],
    'a.json: rule a.fbclid: value: expected an expression that runs in linear time, got ~^(a+)+$: a repeated group may hold only characters, {n} and |',
  ],
  [
    'a host with a scheme',
    [strip('a.json', { ...rule, hosts: ['https://x.com'] })],
    'a.json: rule a.fbclid: hosts[0]: expected a host (example.com, login.* or @family), got "https://x.com"',
  ],
  ['a rule without id', [strip('a.json', rule, { ...rule, id: undefined })], 'a.json: rule #2: id: is missing'],
  [
    'a sample that is no link',
    [strip('a.json', { ...rule, samples: ['example.com'] })],
    'a.json: rule a.fbclid: samples[0]: expected a link, or a pair of link and canonical form, got "example.com"',
  ],
])('refuses %s and says where', (_, files, message) => {
  expect(faults(...files)).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
});

test('refuses rules without a version', () => {
  const result = gather([]);
  expect(!result.ok && result.errors.map(faultText)).toEqual(['version.json: version: no file of kind version']);
});
