import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { check } from '../../scripts/rules/check';
import { readSources } from '../../scripts/rules/sources';
import { faultText } from '../../src/rules/fault';

test('every shipped rule is well formed, reachable and documented, and does what its samples and spares say', () => {
  const { faults, counts } = check(readSources(join(root, 'public/rules')));
  expect(faults.map(faultText)).toEqual([]);
  expect(counts.rules).toBeGreaterThan(500);
}, 60_000);
