import fc from 'fast-check';
import { parse } from 'tldts';
import { suffixes } from 'virtual:suffixes';
import { expect, test } from 'vitest';
import { isPublicSuffix, siteOf } from '../../../src/site';

/** The same by the library whose list it is. */
function byLibrary(host: string): { site: string | null; suffix: boolean } {
  const how = { extractHostname: false, validateHostname: false } as const;
  const { domain, publicSuffix, isIcann, isPrivate, hostname } = parse(host, { ...how, allowPrivateDomains: true });
  const known = isIcann === true || isPrivate === true;
  const own = isPrivate === true && publicSuffix === hostname ? hostname : null;
  const registry = parse(host, how);
  return { site: known ? (domain ?? own) : null, suffix: registry.isIcann === true && registry.domain === null };
}

const same = (host: string) => {
  expect([host, siteOf(host), isPublicSuffix(host)]).toEqual([host, ...Object.values(byLibrary(host))]);
};

/** Every suffix of the list, as `co.uk`. */
const all = [...suffixes.matchAll(/^\S[^\n]*/gm)].flatMap(([line]) => namesIn(line));

function namesIn(line: string): string[] {
  const names: string[] = [];
  const above: string[] = [];
  let last = '';
  for (const token of line.match(/[^()\s]+|[()]/g) ?? [])
    if (token === '(') above.unshift(last);
    else if (token === ')') above.shift();
    else names.push([(last = token.replace(/^!|[-+]$/g, '')), ...above].join('.'));
  return names;
}

test('every suffix of the list, and hosts below it, begin where the list says', () => {
  expect(all.length).toBeGreaterThan(10_000);
  for (const name of all) for (const start of ['', 'a.', 'www.b.']) same(start + name.replace('*', 'star'));
}, 60_000);

test('any host begins its site where the list says', () => {
  const label = fc.oneof(
    fc.constantFrom('com', 'co', 'uk', 'jp', 'kobe', 'city', 'github', 'io', 'ck', 'www', '*'),
    fc.domain(),
  );
  const host = fc
    .array(fc.oneof(label, fc.constantFrom('', '1', 'a-b')), { maxLength: 6 })
    .map((labels) => labels.join('.'));
  fc.assert(
    fc.property(host, (one) => {
      if (/^\.|\.\./.test(one)) return;
      same(one);
    }),
    { numRuns: 3000 },
  );
});

test.each(['127.0.0.1', '[::1]', 'localhost', '', '.', 'a..com', '.com', 'example.com.', 'intranet.example'])(
  '%j',
  (host) => {
    expect([siteOf(host), isPublicSuffix(host)]).toEqual(Object.values(byLibrary(host)));
  },
);
