import { askedNames } from '../rules/bucket';
import type { RuleSet } from '../rules/model';
import { NameTable } from '../rules/name-table';
import type { Choices } from './decide';
import { verdictsByHost } from './layers/learned';
import type { Learned, UserEntries } from './types';

/** All names of parameters that anybody may have an opinion of: rules, the caller, the person and the evidence. */
export function knownNames(
  rules: RuleSet,
  { block }: Choices,
  user: UserEntries | undefined,
  learned: Learned | undefined,
): NameTable {
  const table = new NameTable();
  table.addNames(block, true);
  for (const { names, hosts, ignoreCase = false, part } of rules.strip)
    if (part !== 'path') table.add(names, ignoreCase, !hosts);
  for (const { names, ignoreCase = false } of rules.keep) table.add(names, ignoreCase, false);
  for (const guard of rules.guards) table.add(askedNames(guard), guard.ignoreCase ?? false, !guard.hosts);
  for (const { destination } of rules.wrappers) if ('query' in destination) table.addNames(destination.query, false);
  for (const { keep = [], strip = [] } of Object.values(user?.sites ?? {})) table.addNames([...keep, ...strip], false);
  for (const verdicts of Object.values(verdictsByHost(learned ?? {})))
    table.addNames(
      verdicts.map(({ parameter }) => parameter),
      false,
    );
  return table.freeze();
}

/** All names that rules may cut out of a path. */
export function knownPathNames(rules: RuleSet): NameTable {
  const table = new NameTable();
  for (const { names, hosts, ignoreCase = false, part } of rules.strip)
    if (part === 'path') table.add(names, ignoreCase, !hosts);
  return table.freeze();
}
