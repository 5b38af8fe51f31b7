import { compile, type WarningTests } from '../rules/compile';
import { HostIndex } from '../rules/hosts';
import { hostTableOf } from '../rules/host-table';
import type { GuardRule, RuleSet, WrapperRule } from '../rules/model';
import { OPENS_PATH, PathFilter } from '../rules/path-filter';
import { knownNames, knownPathNames } from './known-names';
import { indexLearned } from './layers/learned';
import { indexEntries } from './layers/user';
import type { EngineOptions } from './options';
import { policies, type Policy, policyId } from './policy';
import { remember } from './remember';
import type { Setup } from './setup';
import { Sites } from './sites';
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
  const openers = pathWrappers(data, policy);
  const setup: Setup = {
    policy,
    functions: rememberHosts(functions),
    names,
    pathNames: knownPathNames(data),
    pathHosts: hostTableOf([openers]),
    labelPaths: labelPaths(data),
    specialPathHosts: hostTableOf([openers, hostGuards(data, policy), user]),
    sites: new Sites({ rules, names, user, learned: indexLearned(options.learned), policy, choices }),
    keepTextFragment: options.keepTextFragment ?? true,
  };
  const id = policyId(policy, rules.version, functions.toAscii.version);
  return { setup, id, warnings: rules.warnings };
}

/** Wrappers whose destination stands in the path, by host: rules that cut something out of one look for a `=`. */
function pathWrappers({ wrappers, families }: RuleSet, { unwraps }: Policy): HostIndex<WrapperRule> {
  const index = new HostIndex<WrapperRule>(families);
  for (const rule of wrappers) if (unwraps && 'path' in rule.destination) index.add(rule.hosts, rule);
  return index;
}

/** How the paths begin that wrappers open which are known by the host's first label. */
function labelPaths({ wrappers }: RuleSet): PathFilter<never> {
  const filter = new PathFilter<never>();
  for (const { hosts, destination } of wrappers)
    if ('path' in destination && hosts.some((host) => host.endsWith('.*')))
      filter.add([/^~?\^\//.test(destination.path) ? `~${destination.path.replace(/^~/, '')}` : '*'], OPENS_PATH);
  return filter;
}

/** Guards of certain hosts. */
function hostGuards({ guards, families }: RuleSet, policy: Policy): HostIndex<GuardRule> {
  const index = new HostIndex<GuardRule>(families);
  for (const rule of guards) if (policy.guards && rule.hosts) index.add(rule.hosts, rule);
  return index;
}

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
