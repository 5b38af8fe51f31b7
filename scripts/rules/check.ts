import { gzipSync } from 'node:zlib';
import { checkRules } from '../../src/rules/check';
import { orderFaults } from '../../src/rules/check/order';
import type { RuleFault } from '../../src/rules/fault';
import { gather } from '../../src/rules/gather';
import type { RuleNotes, RuleSet } from '../../src/rules/model';
import { packed } from '../../src/rules/packed';
import type { Sources } from './sources';
import { toolsFor } from './tools';

/** What decides is in the worker's bundle, where it may take so many bytes once gzipped. */
export const budget = 45_000;

export interface Report {
  readonly faults: readonly RuleFault[];
  readonly counts: Counts;
}

/** Of what was read; what stands in a file with a fault in its form is not counted. */
export interface Counts {
  readonly files: number;
  readonly rules: number;
  readonly samples: number;
  readonly spares: number;
  /** Gzipped bytes of what decides, as it stands in the bundles. */
  readonly bytes: number;
}

/** Checks everything about rule files: form, order, what rules refer to, each sample and spare, and the size. */
export function check({ files, faults }: Sources): Report {
  const counts = { files: files.length, rules: 0, samples: 0, spares: 0, bytes: 0 };
  const gathered = gather(files);
  if (!gathered.ok) return { faults: [...faults, ...gathered.errors], counts };
  const { rules, notes } = gathered;
  const bytes = gzipSync(JSON.stringify(packed(rules)), { level: 9 }).length;
  return {
    faults: [...faults, ...orderFaults(files), ...checkRules(gathered, toolsFor(rules)), ...sizeFaults(bytes, rules)],
    counts: { ...counts, ...countsOf(Object.values(notes)), bytes },
  };
}

function countsOf(notes: readonly RuleNotes[]) {
  const sum = (list: (one: RuleNotes) => readonly unknown[]) =>
    notes.reduce((total, one) => total + list(one).length, 0);
  return { rules: notes.length, samples: sum(({ samples }) => samples), spares: sum(({ spares }) => spares) };
}

/** Names the largest rule: there is most to gain. */
function sizeFaults(bytes: number, { strip, keep, guards, wrappers, warnings }: RuleSet): RuleFault[] {
  if (bytes <= budget) return [];
  const [largest] = [...strip, ...keep, ...guards, ...wrappers, ...warnings]
    .map((rule) => ({ id: rule.id, size: JSON.stringify(rule).length }))
    .toSorted((a, b) => b.size - a.size);
  return [
    {
      file: '',
      message: `what decides takes ${bytes} bytes gzipped, expected at most ${budget}`,
      advice: `Say with one pattern what several names share, or make a family of hosts that rules share. Largest: ${largest?.id}, ${largest?.size} bytes as it stands.`,
    },
  ];
}
