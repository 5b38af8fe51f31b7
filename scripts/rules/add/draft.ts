import { genericFindings } from '../../../src/rules/check/generic';
import { referenceFindings, type Suffixes } from '../../../src/rules/check/references';
import { gather, type SourceFile } from '../../../src/rules/gather';
import type { RuleSet } from '../../../src/rules/model';

export const kinds = ['strip', 'keep', 'guard', 'wrapper'] as const;
export type Kind = (typeof kinds)[number];

/** A rule as far as it is known, as it will stand in its file. */
export type Draft = Readonly<Record<string, unknown>>;

/** Fields as the rule files order them. */
const order: Readonly<Record<Kind, readonly string[]>> = {
  strip: ['id', 'names', 'hosts', 'strength', 'class', 'vendor', 'why'],
  keep: ['id', 'names', 'hosts', 'vendor', 'why'],
  guard: ['id', 'why', 'vendor', 'hosts', 'paths', 'has'],
  wrapper: ['id', 'why', 'vendor', 'hosts', 'paths', 'destination', 'sameSite'],
};

/** The rule with its fields in order, without those that say nothing. */
export function ordered(kind: Kind, draft: Draft): Draft {
  const fields = [...order[kind], 'source', 'samples', 'spares'];
  return Object.fromEntries(fields.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])));
}

/** Stands in for what has not been asked yet, so that only what was answered can be at fault. */
const filling: Readonly<Record<Kind, Draft>> = {
  strip: { names: ['x-filling'], strength: 'usual', class: 'campaign', why: 'campaign' },
  keep: { names: ['x-filling'], hosts: ['example.com'], why: 'contentItem' },
  guard: { hosts: ['example.com'], why: 'signed' },
  wrapper: { hosts: ['example.com'], why: 'redirector', destination: { query: ['x-filling'] } },
};

/**
 * What is wrong with one field of a rule, by the checks that `npm run rules` makes; null when it may stand.
 * @param rules those that there are, for their families
 */
export function faultIn(field: string, kind: Kind, draft: Draft, rules: RuleSet, suffixes: Suffixes): string | null {
  const entry = { id: 'a-draft', vendor: 'x', ...filling[kind], ...draft };
  const gathered = gather([version, { name: 'draft', json: { schema: 1, kind, about: 'x', rules: [entry] } }]);
  const faults = gathered.ok
    ? [
        ...genericFindings(gathered.rules),
        ...referenceFindings({ ...gathered.rules, families: rules.families }, suffixes).filter(({ rule }) => rule),
      ]
    : gathered.errors;
  const fault = faults.find(({ field: at = '' }) => at.startsWith(field));
  return fault ? `${fault.message}. ${fault.advice}` : null;
}

const version: SourceFile = {
  name: 'version',
  json: { schema: 1, kind: 'version', about: 'x', version: '1.0.0' },
};
