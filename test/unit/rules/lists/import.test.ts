import { describe, expect, test } from 'vitest';
import { chunkKeys, importList, nameKeys, siteOf, withLists } from '../../../../src/index';
import { rules } from '../../canonical/engine-for-tests';
import { engineOf, imported, listText } from './imported';

const read = (text: string) => importList(text, { id: 'theirs', name: 'Their list' }, siteOf);
const errorOf = (text: string): string => {
  const found = read(text);
  return 'error' in found ? found.error : '';
};

describe('a format is told by itself', () => {
  test.each([
    ['clearurls.json', 'clearurls'],
    ['filters.txt', 'filters'],
    ['urlskip.txt', 'filters'],
    ['brave-clean-urls.json', 'brave-clean-urls'],
    ['brave-debounce.json', 'brave-debounce'],
    ['firefox-strip.json', 'firefox-strip'],
  ])('%s', (name, format) => expect(imported(listText(name)).format).toBe(format));

  test('behind a byte order mark, with line ends of Windows', () => {
    const { chunks } = imported('\uFEFF! Title: x\r\n$removeparam=a\r\n');
    expect([...chunks.values()].map(({ strip }) => strip[0]?.id)).toEqual(['theirs:2']);
  });
});

describe('what is no list is told, and why', () => {
  test.each([
    ['', 'The list is empty.'],
    [' \n', 'The list is empty.'],
    ['<!doctype html><title>404</title>', 'This is a web page, and no list.'],
    ['{"a": 1}', 'This is JSON, but none of the lists that are known here.'],
    ['[]', 'This is JSON, but none of the lists that are known here.'],
    ['{}', 'This is JSON, but none of the lists that are known here.'],
    [
      '||ads.com^\nexample.com##.ad',
      'This is a text, but no line of it says how to clean links ($removeparam, $urlskip).',
    ],
    ['two words', 'This is a text, but no line of it says how to clean links ($removeparam, $urlskip).'],
  ])('%j', (text, error) => expect(errorOf(text)).toBe(error));

  test('a JSON text that was cut off', () => {
    expect(errorOf(listText('clearurls.json').slice(0, 500))).toMatch(/^This begins as JSON, and is none: /);
  });
});

test.each([
  ['deep JSON', '['.repeat(100_000)],
  ['a deep provider', `{"providers":{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}`],
  [
    'a provider that is a list',
    '{"providers":{"a":[1],"b":null,"c":{"urlPattern":".*","rules":[1,null,{}],"exceptions":"x"}}}',
  ],
  ['deep brackets', `{"providers":{"a":{"urlPattern":".*","rules":["${'('.repeat(9000)}${')'.repeat(9000)}"]}}}`],
  ['entries of no kind', '[{"params":["a"],"include":"x"},5,null,{"params":{},"include":[3]}]'],
  ['actions of no kind', '[{"action":"redirect","param":5,"include":[5]},{"action":"redirect","param":"u"},7]'],
  [
    'filters of no kind',
    '@@$removeparam\n$removeparam=\n||$removeparam=a\n$removeparam=/(/\n/(/$removeparam=a\n|$removeparam=a\n$$$removeparam=a',
  ],
  ['a long line', `||a.com/${'*^'.repeat(100_000)}$removeparam=a`],
  ['many marks', `||a.com/${'*^'.repeat(1000)}$removeparam=a`],
  ['names of objects', '{"providers":{"__proto__":{"urlPattern":".*","rules":["constructor"]}}}'],
])('%s never throws', (_, text) => {
  const found = read(text);
  if (!('error' in found)) expect(engineOf([found]).canonical('https://any.net/?z=1')).toBe('https://any.net/?z=1');
});

describe('chunks', () => {
  test.each([
    ['www.google.co.uk', ['', 'google.co.uk', 'google.*']],
    ['example.com.', ['', 'example.com', 'example.*']],
    ['me.github.io', ['', 'me.github.io', 'me.*']],
    ['192.0.2.1', ['', '192.0.2.1']],
    ['localhost', ['', 'localhost']],
  ])('of %s', (host, keys) => expect(chunkKeys(host, siteOf)).toEqual(keys));

  test('hold only what is said of their sites', () => {
    const { chunks } = imported(
      '$removeparam=a\n$removeparam=b,domain=one.com|x.two.co.uk|three.*\n||github.io^$removeparam=c\n||192.0.2.1^$removeparam=d',
    );
    const hosts = [...chunks].map(([key, { strip }]) => [key, strip.map((rule) => rule.hosts)]);
    expect(Object.fromEntries(hosts)).toEqual({
      '': [['github.io']],
      [nameKeys('a')[0] ?? '']: [undefined],
      'one.com': [['one.com']],
      'two.co.uk': [['x.two.co.uk']],
      'three.*': [['three.*']],
      '192.0.2.1': [['192.0.2.1']],
    });
  });

  test('are there for a name under any suffix that only an exception names', () => {
    const exceptions = ['^https?:\\/\\/my\\.shop(?:\\.[a-z]{2,}){1,}'];
    const list = imported(JSON.stringify({ providers: { a: { urlPattern: '.*', rules: ['x'], exceptions } } }));
    expect([...list.chunks.keys()]).toEqual([...nameKeys('x'), 'shop.*']);
    const engine = engineOf([list], 'shop.co.uk');
    expect(engine.canonical('https://my.shop.co.uk/?x=1')).toBe('https://my.shop.co.uk/?x=1');
    expect(engine.canonical('https://shop.co.uk/?x=1')).toBe('https://shop.co.uk/');
  });

  test('those that can speak of a host say of it what all together say', () => {
    const list = imported(listText('filters.txt'));
    for (const link of [
      'https://saved.com/?junk=1&exp_a=1',
      'https://one.com/a?a=1&b=2&d=3',
      'https://www.four.co.uk/?e=1',
      'https://x.org/?un%69v=1&amp;exp_a=2&exp_b=3#univ=1',
    ]) {
      const site = siteOf(new URL(link).hostname) ?? '';
      const few = [...chunkKeys(new URL(link).hostname, siteOf), ...nameKeys(link)].flatMap((key) => {
        const chunk = list.chunks.get(key);
        return chunk ? [[key, chunk] as const] : [];
      });
      const engine = engineOf([{ ...list, chunks: new Map(few) }], site);
      expect(engine.canonical(link)).toBe(engineOf([list], site).canonical(link));
      expect(few.length).toBeLessThan(list.chunks.size);
    }
  });

  test('without any, rules stay as they are', () => expect(withLists(rules, [])).toBe(rules));

  test('tell answers with lists from those without', () => {
    expect(engineOf([imported('$removeparam=a')]).policy).toContain('+rules.test+lists');
  });
});
