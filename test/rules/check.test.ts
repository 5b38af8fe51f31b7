import { expect, test } from 'vitest';
import { readRuleFiles } from '../../scripts/build/rule-files';
import { checkRules } from '../../src/rules/check';
import { faultText } from '../../src/rules/fault';
import { gather } from '../../src/rules/gather';
import { toolsFor } from './engine';

test('every shipped rule is well formed, reachable and documented, and does what its samples and spares say', () => {
  const gathered = gather(readRuleFiles());
  const faults = gathered.ok ? checkRules(gathered, toolsFor(gathered.rules)) : gathered.errors;
  expect(faults.map(faultText)).toEqual([]);
}, 60_000);
