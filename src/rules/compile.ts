import { remember } from '../canonical/remember';
import type { Bucket, RuleGroup, Source } from './bucket';
import { compileBucket } from './bucket';
import { pathTests } from './conditions';
import { HostIndex } from './hosts';
import { anyOf, leastLength, type Matcher, matcher } from './match';
import type { HostPattern, RuleSet, Shape, WarningRule } from './model';
import { NameIndex } from './names';
import type { Surroundings } from './scope';

export interface WarningTest extends Source {
  readonly kind: WarningRule['kind'];
  /** Of several that hold, the first warns. */
  readonly order: number;
  readonly value: Matcher | null;
  readonly not: Matcher | null;
  readonly random: boolean;
  /** How long such a value is at least. */
  readonly least: number;
}

export interface WarningTests {
  /** Those that look at values of this name. */
  readonly named: (name: string) => readonly WarningTest[];
  /** Those that look at the values of all names. */
  readonly others: readonly WarningTest[];
  /** Whether any of those may hold for a value, percent-decoded. */
  readonly mayHold: Matcher;
}

/** The rule data, looked up by host. Rules are compiled once their hosts are met. */
export interface CompiledRules {
  readonly version: string;
  readonly buckets: HostIndex<() => Bucket>;
  readonly warnings: WarningTests;
}

/**
 * Makes rule data ready to be asked, for one policy.
 * @param rules what `gather` has accepted
 * @param samepage whether rules of that policy hold, and all with one strength
 * @throws SyntaxError for an expression that is none
 */
export function compile(rules: RuleSet, samepage: boolean): CompiledRules {
  checkExpressions(rules);
  const around: Surroundings = { families: rules.families, paths: pathTests(), guards: { count: 0 } };
  const buckets = new HostIndex<() => Bucket>(rules.families);
  for (const { hosts, group } of groupsOf(rules, samepage)) {
    let bucket: Bucket | null = null;
    buckets.add(hosts, () => (bucket ??= compileBucket(group, around, samepage)));
  }
  return { version: rules.version, buckets, warnings: compileWarnings(rules.warnings) };
}

interface HostGroup {
  readonly hosts: readonly HostPattern[] | undefined;
  readonly group: RuleGroup;
}

function groupsOf(rules: RuleSet, samepage: boolean): Iterable<HostGroup> {
  const groups = new Map<string, HostGroup>();
  const at = (hosts: readonly HostPattern[] | undefined): RuleGroup => {
    const key = hosts?.join(' ') ?? '';
    let known = groups.get(key);
    if (!known) groups.set(key, (known = { hosts, group: { strip: [], keep: [], guards: [], wrappers: [] } }));
    return known.group;
  };
  // A host that an exception names is special, though no rule may hold there alone.
  const mark = (except: readonly Shape[] | undefined) => {
    for (const { hosts } of except ?? []) if (hosts) at(hosts);
  };
  for (const rule of rules.strip) {
    if (rule.policy && !samepage) continue;
    at(rule.hosts).strip.push(rule);
    mark(rule.except);
  }
  for (const rule of rules.keep) {
    at(rule.hosts).keep.push(rule);
    mark(rule.except);
  }
  for (const rule of rules.guards) {
    at(rule.hosts).guards.push(rule);
    mark(rule.except);
  }
  for (const rule of rules.wrappers) {
    at(rule.hosts).wrappers.push(rule);
    mark(rule.except);
  }
  return groups.values();
}

/** Rule data that was found to hold expressions only. */
const checked = new WeakSet<RuleSet>();

/** A fault in an expression shows when an engine is made, not when the first link meets it. */
function checkExpressions(rules: RuleSet): void {
  if (checked.has(rules)) return;
  const { strip, keep, guards, wrappers } = rules;
  for (const expression of expressionsIn([strip, keep, guards, wrappers])) matcher(expression);
  // These two are expressions whether or not they say so.
  for (const { destination, cut = '' } of wrappers)
    for (const written of ['path' in destination ? destination.path : '', cut]) RegExp(written.replace(/^~/, ''));
  checked.add(rules);
}

function expressionsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('~') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(expressionsIn) : [];
}

const REMEMBERED_NAMES = 1024;
const LONGEST_REMEMBERED = 64;

export function compileWarnings(rules: readonly WarningRule[]): WarningTests {
  const named = new NameIndex<WarningTest>();
  const others: WarningTest[] = [];
  for (const [order, rule] of rules.entries()) {
    const { kind, names, value, not, random = false } = rule;
    const test: WarningTest = {
      id: rule.id,
      why: rule.why,
      vendor: rule.vendor,
      kind,
      order,
      value: value === undefined ? null : matcher(value),
      not: not === undefined ? null : matcher(not),
      random,
      least: value === undefined ? 0 : leastLength(value),
    };
    if (names) named.add(names, rule.ignoreCase ?? false, test);
    else others.push(test);
  }
  const any = anyOf(rules.filter(({ names }) => !names).map(({ value }) => value ?? '*'));
  const least = Math.min(...others.map((test) => test.least));
  return {
    named: remember((name) => named.all(name), REMEMBERED_NAMES, LONGEST_REMEMBERED),
    others,
    mayHold: (value) => value.length >= least && (any?.(value) ?? true),
  };
}
