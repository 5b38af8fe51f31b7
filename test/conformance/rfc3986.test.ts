import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { grammarOnly } from './engines';
import { agrees, suiteFile } from './suites';

interface Equivalence {
  readonly equivalent: readonly (readonly [string, string, string])[];
  readonly not_equivalent: readonly (readonly [string, string, string])[];
}

interface References {
  readonly base: string;
  readonly normal: Readonly<Record<string, string>>;
  readonly abnormal: Readonly<Record<string, string>>;
}

const crawl = grammarOnly('crawl');

const equivalence = suiteFile('rfc3986/rfc3986_equivalence.json');
describe.skipIf(!equivalence)('RFC 3986 §6.2', () => {
  if (!equivalence) return test('no file');
  const { equivalent, not_equivalent: different }: Equivalence = JSON.parse(readFileSync(equivalence, 'utf8'));
  const total = equivalent.length + different.length;
  const links = (pairs: Equivalence['equivalent'], same: boolean) =>
    pairs.filter(([a]) => /^https?:/i.test(a)).map(([a, b]) => ({ a, b, same }));
  const pairs = [...links(equivalent, true), ...links(different, false)];
  agrees(
    'rfc3986_equivalence',
    pairs,
    ({ a, b }) => `${a} ${b}`,
    ({ a, b, same }) => {
      const keys = [crawl.key(a), crawl.key(b)];
      return (keys[0] === keys[1]) === same ? null : `keys ${keys.join(' and ')}, expected ${same ? 'one' : 'two'}`;
    },
    `${total - pairs.length} left out of other schemes`,
  );
});

const references = suiteFile('rfc3986/rfc3986_5.4.json');
describe.skipIf(!references)('RFC 3986 §5.4', () => {
  if (!references) return test('no file');
  const { base, normal, abnormal }: References = JSON.parse(readFileSync(references, 'utf8'));
  // No relative reference is a link; those that only lengthen the path show how its dots are read.
  const all = Object.entries({ ...normal, ...abnormal });
  const paths = all.filter(([reference]) => !/^(?:$|[?#]|\/\/|[a-z]+:)/.test(reference));
  agrees(
    'rfc3986_5.4',
    paths,
    ([reference]) => reference,
    ([reference, expected]) => {
      const start = reference.startsWith('/') ? new URL(base).origin : base.slice(0, base.lastIndexOf('/') + 1);
      const key = crawl.key(start + reference);
      return key === expected.replace(/#.*/, '') ? null : `${key}, expected ${expected}`;
    },
    `${all.length - paths.length} left out that have a scheme or a host, or no path`,
  );
});
