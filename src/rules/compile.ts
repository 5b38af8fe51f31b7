import type { ParameterClass } from '../canonical/types';
import type { RuleReasonId } from '../canonical/reasons';
import { compileShape, never, type Test } from './conditions';
import { expandHosts, HostIndex } from './hosts';
import { anyOf, type Matcher, matcher } from './match';
import type { GuardRule, KeepRule, RuleSet, Shape, StripRule, Trait, WarningRule, WrapperRule } from './model';
import { NameIndex } from './names';

/** What any rule says about itself when it decides. */
export interface Source {
  readonly id: string;
  readonly why: RuleReasonId;
  readonly vendor?: string;
}

/** A rule about a parameter, ready to be asked. */
export interface ParameterRule extends Source {
  readonly holds: Test;
  readonly class?: ParameterClass;
}

/** Rules about parameters that hold on the same hosts. */
export interface Bucket {
  readonly names: NameIndex<ParameterRule>;
}

export interface Guard extends Source {
  /** Names by any of which the guard can be noticed; null when it looks at host and path alone. */
  readonly paths: Matcher | null;
  readonly has: readonly (readonly TraitTest[])[];
  readonly excepted: Test;
  readonly part: 'query' | 'fragment';
}

export interface TraitTest {
  readonly name: Matcher;
  readonly value: Matcher | null;
}

export interface Wrapper extends Source {
  readonly rule: WrapperRule;
  readonly paths: Matcher | null;
  readonly path: RegExp | null;
  readonly cut: RegExp | null;
}

export interface WarningTest extends Source {
  readonly kind: WarningRule['kind'];
  readonly name: Matcher | null;
  readonly value: Matcher | null;
}

/** The rule data, compiled once and looked up by host. Immutable. */
export interface CompiledRules {
  readonly version: string;
  readonly always: HostIndex<Bucket>;
  readonly usual: HostIndex<Bucket>;
  readonly fragmentUsual: HostIndex<Bucket>;
  readonly path: HostIndex<{ readonly separator: ';' | '/'; readonly bucket: Bucket }>;
  readonly allow: HostIndex<Bucket>;
  /** Hosts whose queries also separate by `;`. */
  readonly semicolon: HostIndex<true>;
  readonly guards: HostIndex<Guard>;
  readonly wrappers: HostIndex<Wrapper>;
  readonly warnings: readonly WarningTest[];
}

/**
 * Compiles rule data for one policy.
 * @param rules what `gather` has accepted; a rule that it would refuse may throw a SyntaxError here
 * @param samepage whether rules of that policy hold, and all with one strength
 */
export function compile(rules: RuleSet, samepage: boolean): CompiledRules {
  const hostsOf = (rule: { readonly hosts?: readonly string[] }) => expandHosts(rule.hosts, rules.families);
  const shape = (except: Shape) => compileShape(except, rules.families);
  const compiled: CompiledRules = {
    version: rules.version,
    always: new HostIndex(),
    usual: new HostIndex(),
    fragmentUsual: new HostIndex(),
    path: new HostIndex(),
    allow: new HostIndex(),
    semicolon: new HostIndex(),
    guards: new HostIndex(),
    wrappers: new HostIndex(),
    warnings: rules.warnings.map(compileWarning),
  };
  const buckets = new Map<string, Bucket>();
  const bucketAt = (index: HostIndex<Bucket>, kind: string, hosts: readonly string[] | undefined): Bucket => {
    const key = `${kind} ${hosts?.join(' ') ?? ''}`;
    const known = buckets.get(key);
    if (known) return known;
    const bucket = { names: new NameIndex<ParameterRule>() };
    buckets.set(key, bucket);
    index.add(hosts, bucket);
    return bucket;
  };
  const put = (bucket: Bucket, rule: StripRule | KeepRule) =>
    bucket.names.add(rule.names, rule.ignoreCase ?? false, parameterRule(rule, shape));

  for (const rule of rules.strip) {
    if (rule.policy && !samepage) continue;
    const hosts = hostsOf(rule);
    if (rule.part === 'path') {
      const bucket = { names: new NameIndex<ParameterRule>() };
      put(bucket, rule);
      compiled.path.add(hosts, { separator: rule.separator ?? ';', bucket });
      continue;
    }
    if (rule.separator === ';') compiled.semicolon.add(hosts, true);
    const always = rule.strength === 'always' || samepage;
    if (rule.part === 'fragment') put(bucketAt(compiled.fragmentUsual, 'fragment', hosts), rule);
    else if (always) put(bucketAt(compiled.always, 'always', hosts), rule);
    else put(bucketAt(compiled.usual, 'usual', hosts), rule);
  }
  for (const rule of rules.keep) {
    const hosts = hostsOf(rule);
    if (rule.separator === ';') compiled.semicolon.add(hosts, true);
    put(bucketAt(compiled.allow, 'allow', hosts), rule);
  }
  for (const rule of rules.guards) compiled.guards.add(hostsOf(rule), compileGuard(rule, shape));
  for (const rule of rules.wrappers) compiled.wrappers.add(hostsOf(rule), compileWrapper(rule));
  return compiled;
}

function parameterRule(rule: StripRule | KeepRule, shape: (except: Shape) => Test): ParameterRule {
  const { names: _names, hosts: _hosts, ...conditions } = rule;
  const inside = shape(conditions);
  const outside = rule.except?.map(shape) ?? [];
  const holds: Test = outside.length === 0 ? inside : (at) => inside(at) && !outside.some((excepts) => excepts(at));
  return { ...source(rule), holds, ...('class' in rule ? { class: rule.class } : {}) };
}

const source = ({ id, why, vendor }: Source): Source => (vendor === undefined ? { id, why } : { id, why, vendor });

function compileGuard(rule: GuardRule, shape: (except: Shape) => Test): Guard {
  const ignoreCase = rule.ignoreCase ?? false;
  const trait = (one: Trait): TraitTest =>
    typeof one === 'string'
      ? { name: matcher(one, ignoreCase), value: null }
      : { name: matcher(one.name, ignoreCase), value: matcher(one.value) };
  const outside = rule.except?.map(shape) ?? [];
  return {
    ...source(rule),
    paths: anyOf(rule.paths, ignoreCase),
    has: (rule.has ?? []).map((one) => (isList(one) ? one.map(trait) : [trait(one)])),
    excepted: outside.length === 0 ? never : (at) => outside.some((excepts) => excepts(at)),
    part: rule.part ?? 'query',
  };
}

const isList = (one: Trait | readonly Trait[]): one is readonly Trait[] => Array.isArray(one);

function compileWrapper(rule: WrapperRule): Wrapper {
  const { destination } = rule;
  return {
    ...source(rule),
    rule,
    paths: anyOf(rule.paths),
    path: 'path' in destination ? new RegExp(destination.path.replace(/^~/, '')) : null,
    cut: rule.cut === undefined ? null : new RegExp(rule.cut.replace(/^~/, '')),
  };
}

function compileWarning(rule: WarningRule): WarningTest {
  return {
    ...source(rule),
    kind: rule.kind,
    name: anyOf(rule.names, rule.ignoreCase ?? false),
    value: rule.value === undefined ? null : matcher(rule.value),
  };
}
