import type { Refusal, Result } from '../canonical/types';
import { conditionFindings } from './check/conditions';
import { documentFindings } from './check/documents';
import type { Finding } from './check/finding';
import { genericFindings } from './check/generic';
import { overlapFindings } from './check/overlaps';
import { referenceFindings, type Suffixes } from './check/references';
import { sampleFindings } from './check/samples';
import { shapeFindings } from './check/shapes';
import type { RuleFault } from './fault';
import type { Gathered } from './gather';

/** What the checker needs of its surroundings: the real engine, over the rules that are checked. */
export interface CheckTools extends Suffixes {
  readonly explain: (policy: 'share' | 'samepage', text: string) => Result | Refusal;
}

/**
 * Checks rules that could be gathered, beyond their form: what they refer to, names that are too common to go
 * everywhere, conditions that would move the answer on a second pass, rules that are never reached, and every sample
 * and spare in the engine.
 * @param gathered the rules with their notes
 * @returns every fault, by file and rule; none when all is well
 */
export function checkRules(gathered: Extract<Gathered, { ok: true }>, tools: CheckTools): RuleFault[] {
  const { rules, notes, places } = gathered;
  const findings: Finding[] = [
    ...referenceFindings(rules, tools),
    ...shapeFindings(rules),
    ...genericFindings(rules),
    ...conditionFindings(rules),
    ...overlapFindings(rules),
    ...documentFindings(notes),
    ...sampleFindings(rules, notes, tools.explain),
  ];
  return findings.map(({ family, ...finding }) => ({ file: places[finding.rule ?? `@${family}`] ?? '', ...finding }));
}
