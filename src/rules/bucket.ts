import type { ParameterClass } from '../canonical/types';
import type { RuleReasonId } from '../canonical/reasons';
import { anyOf, type Matcher, matcher, spelledOut } from './match';
import type { GuardRule, KeepRule, Pattern, StripRule, Trait, WrapperRule } from './model';
import { NameIndex } from './names';
import { PathFilter, tellsPaths } from './path-filter';
import { type Scope, scopeOf, type Surroundings } from './scope';

/** What any rule says about itself when it decides. */
export interface Source {
  readonly id: string;
  readonly why: RuleReasonId;
  readonly vendor?: string;
}

/** A rule about a parameter, ready to be asked. */
export interface ParameterRule extends Source {
  readonly scope: Scope;
  readonly class?: ParameterClass;
  readonly usual?: true;
}

export interface Guard extends Source {
  readonly paths: Matcher | null;
  /** Whether the bucket's filter of paths speaks for this guard. */
  readonly filtered: boolean;
  readonly has: readonly (readonly TraitTest[])[];
  /** Of `has`, a bit for each choice in which some name is not written out. */
  readonly untold: number;
  readonly scope: Scope;
  readonly part: 'query' | 'fragment';
}

export interface TraitTest {
  /** Whether the name is written out: then `knownNames` holds it. */
  readonly spelled: boolean;
  readonly name: Matcher;
  readonly value: Matcher | null;
}

export interface Wrapper extends Source {
  readonly rule: WrapperRule;
  readonly paths: Matcher | null;
  readonly path: RegExp | null;
  readonly cut: RegExp | null;
}

/** Every rule that names the same hosts. */
export interface Bucket {
  readonly always: NameIndex<ParameterRule>;
  readonly usual: NameIndex<ParameterRule>;
  readonly fragment: NameIndex<ParameterRule>;
  readonly allow: NameIndex<ParameterRule>;
  readonly path: { readonly [separator in ';' | '/']: NameIndex<ParameterRule> };
  /** Guards that are noticed by the name of a parameter. */
  readonly named: NameIndex<Guard>;
  /** Guards that are noticed by host and path. */
  readonly placed: Guard[];
  readonly guards: Guard[];
  /** Tells paths in which none of the guards is interested that say so by `filtered`. */
  guardedPaths: PathFilter | null;
  readonly wrappers: Wrapper[];
  /** What there is of these, so that the rest is not asked. */
  readonly speaks: { semicolon: boolean; path: boolean };
}

/** Rules that name the same hosts, as they are written. */
export interface RuleGroup {
  readonly strip: StripRule[];
  readonly keep: KeepRule[];
  readonly guards: GuardRule[];
  readonly wrappers: WrapperRule[];
}

/**
 * Compiles the rules of some hosts.
 * @throws SyntaxError for an expression that is none
 */
export function compileBucket(group: RuleGroup, around: Surroundings, samepage: boolean): Bucket {
  const bucket = newBucket();
  for (const rule of group.strip) addStrip(bucket, rule, around, samepage);
  for (const rule of group.keep) {
    bucket.speaks.semicolon ||= rule.separator === ';';
    bucket.allow.add(rule.names, rule.ignoreCase ?? false, parameterRule(rule, around));
  }
  for (const rule of group.guards) addGuard(bucket, rule, around);
  bucket.wrappers.push(...group.wrappers.map(compileWrapper));
  return bucket;
}

const newBucket = (): Bucket => ({
  always: new NameIndex(),
  usual: new NameIndex(),
  fragment: new NameIndex(),
  allow: new NameIndex(),
  path: { ';': new NameIndex(), '/': new NameIndex() },
  named: new NameIndex(),
  placed: [],
  guards: [],
  guardedPaths: null,
  wrappers: [],
  speaks: { semicolon: false, path: false },
});

function addStrip(bucket: Bucket, rule: StripRule, around: Surroundings, samepage: boolean): void {
  const compiled = parameterRule(rule, around);
  const ignoreCase = rule.ignoreCase ?? false;
  if (rule.part === 'path') {
    bucket.speaks.path = true;
    bucket.path[rule.separator ?? ';'].add(rule.names, ignoreCase, compiled);
    return;
  }
  bucket.speaks.semicolon ||= rule.separator === ';';
  if (rule.part === 'fragment') bucket.fragment.add(rule.names, ignoreCase, compiled);
  else if (samepage || rule.strength === 'always') bucket.always.add(rule.names, ignoreCase, compiled);
  else bucket.usual.add(rule.names, ignoreCase, { ...compiled, usual: true });
}

function parameterRule(rule: StripRule | KeepRule, around: Surroundings): ParameterRule {
  const { names: _names, hosts: _hosts, except = [], ...conditions } = rule;
  const scope = scopeOf(conditions, except, around);
  return { ...source(rule), scope, ...('class' in rule ? { class: rule.class } : {}) };
}

export const source = ({ id, why, vendor }: Source): Source =>
  vendor === undefined ? { id, why } : { id, why, vendor };

function addGuard(bucket: Bucket, rule: GuardRule, around: Surroundings): void {
  const ignoreCase = rule.ignoreCase ?? false;
  const has = choices(rule).map((choice) => choice.map((one) => traitTest(one, ignoreCase)));
  const guard: Guard = {
    ...source(rule),
    paths: anyOf(rule.paths, ignoreCase),
    filtered: rule.paths?.every(tellsPaths) ?? false,
    has,
    untold: has.reduce((bits, choice, i) => (choice.every(({ spelled }) => spelled) ? bits : bits | (1 << i)), 0),
    scope: scopeOf({}, rule.except ?? [], around),
    part: rule.part ?? 'query',
  };
  bucket.guards.push(guard);
  if (guard.filtered) (bucket.guardedPaths ??= new PathFilter()).add(rule.paths ?? []);
  const calls = callingNames(rule);
  if (calls) bucket.named.add(calls, ignoreCase, guard);
  else bucket.placed.push(guard);
}

const choices = ({ has = [] }: GuardRule): (readonly Trait[])[] => has.map((one) => (isList(one) ? one : [one]));

/** Names by which a guard is best noticed; null where it is noticed by host and path. */
function callingNames(rule: GuardRule): readonly Pattern[] | null {
  const best = choices(rule)
    .map((choice) => choice.flatMap((one) => spelledOut(nameOf(one))))
    .reduce<readonly Pattern[]>((most, names) => (telling(most) >= telling(names) ? most : names), []);
  return telling(best) > 0 ? best : null;
}

/** Every name for which a guard asks, as far as names are written out. */
export const askedNames = (rule: GuardRule): readonly Pattern[] =>
  choices(rule).flatMap((choice) => choice.map(nameOf).flatMap(spelledOut).filter(isSpelled));

const isSpelled = (name: Pattern): boolean => !name.startsWith('~') && !name.startsWith('*');

/** Names that are written out tell most, and the longer the better; an expression tells nothing. */
const telling = (names: readonly Pattern[]): number =>
  names.length === 0 ? 0 : Math.min(...names.map((name) => (isSpelled(name) ? name.length : 0)));

const nameOf = (one: Trait): Pattern => (typeof one === 'string' ? one : one.name);

const traitTest = (one: Trait, ignoreCase: boolean): TraitTest => ({
  spelled: spelledOut(nameOf(one)).every(isSpelled),
  name: matcher(nameOf(one), ignoreCase),
  value: typeof one === 'string' ? null : matcher(one.value),
});

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
