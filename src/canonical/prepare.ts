import { compile, type WarningTests } from '../rules/compile';
import { HostIndex } from '../rules/hosts';
import { HostTable } from '../rules/host-table';
import type { GuardRule, RuleSet, WrapperRule } from '../rules/model';
import { knownNames } from './known-names';
import { indexLearned } from './layers/learned';
import { indexEntries, type UserIndex } from './layers/user';
import type { EngineOptions } from './options';
import { policies, type Policy, policyId } from './policy';
import { remember } from './remember';
import type { Setup } from './setup';
import { siteRules, unique } from './site-rules';
import type { HostFunctions } from './types';

/** Everything that an engine asks, with the id of its policy. */
export interface Prepared {
  readonly setup: Setup;
  readonly id: string;
  readonly warnings: WarningTests;
}

/** @throws SyntaxError where a rule holds an expression that is none */
export function prepare(functions: HostFunctions, options: EngineOptions): Prepared {
  const policy = policies[options.policy ?? 'share'];
  const data = policy.usesRules ? options.rules : noRules(options.rules.version);
  const rules = compile(data, policy.name === 'samepage');
  const choices = { block: new Set(options.block), keepClasses: new Set(options.keepClasses) };
  const names = knownNames(data, choices, options.user, options.learned);
  const user = indexEntries(options.user);
  const setup: Setup = {
    policy,
    functions: rememberHosts(functions),
    names,
    pathHosts: pathHosts(data, policy),
    specialPathHosts: specialPathHosts(data, policy, user),
    siteRules: siteRules(rules, names, user, indexLearned(options.learned), policy, choices),
    choices,
    keepTextFragment: options.keepTextFragment ?? true,
  };
  const id = policyId(policy, rules.version, functions.toAscii.version);
  return { setup, id, warnings: rules.warnings };
}

/** Those of wrappers whose destination stands in the path: rules that cut something out of one look for a `=`. */
function pathHosts({ wrappers, families }: RuleSet, { unwraps }: Policy): HostTable {
  const index = new HostIndex<WrapperRule>(families);
  for (const rule of wrappers) if (unwraps && 'path' in rule.destination) index.add(rule.hosts, rule);
  return tableOf([index]);
}

/** The same with those of guards, and of sites for which the person has entries. */
function specialPathHosts({ wrappers, guards, families }: RuleSet, policy: Policy, user: UserIndex): HostTable {
  const index = new HostIndex<WrapperRule | GuardRule>(families);
  for (const rule of wrappers) if (policy.unwraps && 'path' in rule.destination) index.add(rule.hosts, rule);
  for (const rule of guards) if (policy.guards && rule.hosts) index.add(rule.hosts, rule);
  return tableOf([index, user]);
}

const tableOf = (indexes: readonly HostIndex<unknown>[]): HostTable =>
  new HostTable(unique(indexes.map(({ keys }) => keys.hosts)), unique(indexes.map(({ keys }) => keys.labels)));

const REMEMBERED_HOSTS = 4096;
/** A longer host is none. */
const LONGEST_HOST = 255;

/** The suffix list and the table of UTS 46 are slow to ask. */
const rememberHosts = ({ toAscii, siteOf }: HostFunctions): HostFunctions => ({
  toAscii: Object.assign(remember(toAscii, REMEMBERED_HOSTS, LONGEST_HOST), { version: toAscii.version }),
  siteOf: remember(siteOf, REMEMBERED_HOSTS, LONGEST_HOST),
});

/** Where only grammar speaks. */
export const noRules = (version: string): RuleSet => ({
  schema: 1,
  version,
  families: {},
  strip: [],
  keep: [],
  guards: [],
  wrappers: [],
  warnings: [],
});
