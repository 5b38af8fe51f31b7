import { describe, expect, test } from 'vitest';
import { HostIndex } from '../../../src/rules/hosts';
import { HostTable } from '../../../src/rules/host-table';
import { createEngine } from '../../../src/index';
import { rules } from '../canonical/engine-for-tests';

const hosts = ['example.com', 'news.example.com', 't.co', 'a.de', 'b.co.uk', 'amazon.co.uk', 'xn--e1afmkfd.xn--p1ai'];
const table = new HostTable(hosts, ['login', 'a']);

const at = (host: string): number => table.find(host, 0, host.length);

describe('hosts in a text', () => {
  test.each([
    ['example.com', 'example.com'],
    ['www.example.com', 'example.com'],
    ['x.news.example.com', 'news.example.com'],
    ['example.com.', 'example.com'],
    ['notexample.com', null],
    ['example.com.evil.net', null],
    ['t.co', 't.co'],
    ['x.t.co', 't.co'],
    ['not.co', null],
    ['x.a.de', 'a.de'],
    ['aa.de', null],
    ['www.amazon.co.uk', 'amazon.co.uk'],
    ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai'],
    ['', null],
    ['com', null],
  ])('%s', (host, known) => {
    const text = `https://${host}/x`;
    expect(table.find(text, 8, 8 + host.length)).toBe(known === null ? 0 : hosts.indexOf(known) + 1);
  });

  test('a first label counts by itself, and as a whole', () => {
    const labelled = ['login.elsewhere.net', 'login.example.com', 'a.example.com', 'a.elsewhere.net', 'a.b'];
    for (const host of labelled) expect([host, at(host) > table.hosts]).toEqual([host, true]);
    expect(
      new Set([at('login.elsewhere.net'), at('login.example.com'), at('a.example.com'), at('a.elsewhere.net')]).size,
    ).toBe(4);
    expect(at('logins.elsewhere.net')).toBe(0);
  });
});

test('a family holds on each of its hosts, as if they were written out', () => {
  const index = new HostIndex<string>({ shops: ['shop.de', 'shop.fr'] });
  index.add(['@shops'], 'family');
  index.add(['shop.fr'], 'one');
  index.add(['@nobody'], 'none');
  expect(index.at('www.shop.de')).toEqual(['family']);
  expect(index.at('shop.fr')).toEqual(['one', 'family']);
  expect(index.keys.hosts.toSorted()).toEqual(['shop.de', 'shop.fr', 'shop.fr']);
});

test('evidence of more sites than two octets count is kept apart', { timeout: 60_000 }, () => {
  const sites = Array.from({ length: 70_000 }, (_, i) => `s${i}.example`);
  const learned = Object.fromEntries(sites.map((site, i) => [site, [`p${i}`]]));
  const engine = createEngine({ rules, policy: 'samepage', learned, block: [] });
  for (const i of [0, 1, 65_535, 65_536, 69_999]) {
    const layers = [`p${i}`, `p${i + 1}`].map((name) => {
      const result = engine.explain(`https://s${i}.example/?${name}=1`);
      return 'error' in result ? null : result.decisions[0]?.layer;
    });
    expect(layers).toEqual(['learned', 'default']);
  }
});
