import { compile } from '../rules/compile';
import type { RuleSet } from '../rules/model';
import { keyOf, settle } from './canonicalize';
import type { Setup } from './setup';
import { explain, refuse } from './explain';
import { knownNames } from './known-names';
import { indexLearned } from './layers/learned';
import { indexEntries } from './layers/user';
import { policies, policyId, type PolicyName } from './policy';
import { canonicalOf } from './quick/canonical';
import { cut } from './quick/cut';
import { explainScanned } from './quick/explained';
import { locate } from './quick/locate';
import { Scan, scan } from './quick/scan';
import { remember } from './remember';
import { compare, type SameResult } from './same';
import { siteRules } from './site-rules';
import { withoutFragment } from './write';
import type { HostFunctions, Learned, ParameterClass, Refusal, Result, UserEntries } from './types';

export interface EngineOptions {
  readonly rules: RuleSet;
  /** `share` where it does not say. */
  readonly policy?: PolicyName;
  readonly user?: UserEntries;
  readonly learned?: Learned;
  /** Names to strip everywhere. */
  readonly block?: readonly string[];
  /** Classes that stay though a rule strips them. */
  readonly keepClasses?: readonly ParameterClass[];
  /** Whether `#:~:text=…` stays; it does where it does not say. */
  readonly keepTextFragment?: boolean;
}

export interface Engine {
  /** Id of the policy with the versions that its answers depend on. */
  readonly policy: string;
  /**
   * The canonical form; the input itself when nothing changes or it is no link. Never throws.
   * @param form a promise that a URL parser wrote the text (`location.href`), with which checks may be skipped
   */
  canonical(text: string, form?: 'serialised'): string;
  /** The identity of the link under the policy; '' when it is no link. Never throws. */
  key(text: string): string;
  /** Whether two links are the same page. */
  same(a: string, b: string): SameResult['verdict'];
  /** The verdict, with the first difference and what it rests on. */
  explainSame(a: string, b: string): SameResult;
  /** Everything that is known about the link, or why it is none. Never throws. */
  explain(text: string): Result | Refusal;
}

/**
 * Makes an engine. Rules are compiled once; the engine never changes.
 * @param functions how hosts become ASCII, and where a site begins
 * @param options rules, policy, and what the person or the evidence says
 * @throws SyntaxError where a rule holds an expression that is none; `gather` refuses such rules with their id
 */
export function createEngineWith(functions: HostFunctions, options: EngineOptions): Engine {
  const policy = policies[options.policy ?? 'share'];
  const data = policy.usesRules ? options.rules : noRules(options.rules.version);
  const rules = compile(data, policy.name === 'samepage');
  const choices = { block: new Set(options.block), keepClasses: new Set(options.keepClasses) };
  const names = knownNames(data, choices, options.user, options.learned);
  const setup: Setup = {
    policy,
    functions: rememberHosts(functions),
    names,
    siteRules: siteRules(rules, names, indexEntries(options.user), indexLearned(options.learned), policy, choices),
    choices,
    keepTextFragment: options.keepTextFragment ?? true,
  };
  const scanned = new Scan();
  const id = policyId(policy, rules.version, functions.toAscii.version);
  const explainSame = (a: string, b: string) => compare(settle(a, setup), settle(b, setup), setup, id);
  return {
    policy: id,
    canonical: (text, form) => canonicalOf(text, form, setup, scanned),
    key(text) {
      if (locate(text, scanned) && scan(scanned, true, setup)) return withoutFragment(cut(scanned));
      const settled = settle(text, setup);
      return typeof settled === 'string' ? '' : keyOf(settled, setup);
    },
    same: (a, b) => explainSame(a, b).verdict,
    explainSame,
    explain(text) {
      if (locate(text, scanned) && scan(scanned, true, setup))
        return explainScanned(scanned, setup, id, rules.warnings);
      const settled = settle(text, setup);
      return typeof settled === 'string' ? refuse(text, settled) : explain(text, settled, setup, id, rules.warnings);
    },
  };
}

const REMEMBERED_HOSTS = 4096;
/** A longer host is none. */
const LONGEST_HOST = 255;

/** The suffix list and the table of UTS 46 are slow to ask. */
const rememberHosts = ({ toAscii, siteOf }: HostFunctions): HostFunctions => ({
  toAscii: Object.assign(remember(toAscii, REMEMBERED_HOSTS, LONGEST_HOST), { version: toAscii.version }),
  siteOf: remember(siteOf, REMEMBERED_HOSTS, LONGEST_HOST),
});

const noRules = (version: string): RuleSet => ({
  schema: 1,
  version,
  families: {},
  strip: [],
  keep: [],
  guards: [],
  wrappers: [],
  warnings: [],
});
