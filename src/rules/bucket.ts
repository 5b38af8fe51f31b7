import type { ParameterClass } from '../canonical/types';
import type { RuleReasonId } from '../canonical/sentences';
import { anyOf, type Matcher, matcher, mustHold, parsePattern, spelledOut, textsIn, unescaped } from './match';
import type { GuardRule, KeepRule, Pattern, StripRule, Trait, WrapperRule } from './model';
import { TELLING } from './name-table';
import { NameIndex } from './names';
import { CALLED, CONDITIONS, OPENS, OPENS_PATH, PathFilter, SEALS, tellsPaths } from './path-filter';
import { type Scope, scopeOf, type Surroundings } from './scope';

/** What any rule says about itself when it decides. */
export interface Source {
  readonly id: string;
  readonly why: RuleReasonId;
  readonly vendor: string | undefined;
}

/** A rule about a parameter, ready to be asked. */
export interface ParameterRule extends Source {
  readonly scope: Scope;
  readonly class: ParameterClass | undefined;
  readonly usual: boolean;
}

export interface Guard extends Source {
  /** A number of its own among all guards of an engine, from 0. */
  readonly number: number;
  readonly paths: Matcher | null;
  /** Whether the bucket's filter of paths speaks for this guard. */
  readonly filtered: boolean;
  /** Whether it is noticed by host and path. */
  readonly placed: boolean;
  /** Whether it is noticed, too, by a text that stands somewhere in the query. */
  readonly worded: boolean;
  readonly has: readonly (readonly TraitTest[])[];
  /** Of `has`, a bit for each choice that neither names nor a text in the link can tell to be met or not. */
  readonly untold: number;
  /** The same with those that a text tells; and every choice. */
  readonly presumed: number;
  readonly all: number;
  /** Texts of which one stands in every link that meets a choice by a name that is not written out. */
  readonly literals: readonly Literal[];
  readonly scope: Scope;
  readonly part: 'query' | 'fragment';
}

/** A text that stands in every link that meets a choice of a guard. */
export interface Literal {
  readonly choice: number;
  readonly text: string;
  /** A character that stands in such a link, too, and in few others. */
  readonly sign: string;
}

export interface TraitTest {
  readonly pattern: Pattern;
  /** Whether a table of names tells the name. */
  readonly spelled: boolean;
  /** Where it does not: what stands in the link, unescaped, wherever the value has its shape; or `''`. */
  readonly literal: string;
  /** The same of one character, which stands in few links. */
  readonly sign: string;
  readonly name: Matcher;
  readonly value: Matcher | null;
}

/** What one of a guard's choices asks of a parameter of a query. */
export interface GuardTrait {
  readonly guard: Guard;
  readonly choice: number;
  readonly value: TraitTest['value'];
}

export interface Wrapper extends Source {
  readonly rule: WrapperRule;
  readonly paths: Matcher | null;
  readonly path: RegExp | null;
  readonly cut: RegExp | null;
  readonly scope: Scope;
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
  /** Guards that are noticed, too, by a text that stands somewhere in the query. */
  readonly worded: Guard[];
  /** Guards that are noticed by host and path. */
  readonly placed: Guard[];
  /** What guards ask of parameters, by those names that a table tells. */
  readonly traits: NameIndex<GuardTrait>;
  /** Tells paths in which no guard is interested that says so by `filtered`, and no condition that says so. */
  pathFilter: PathFilter<Guard> | null;
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
  const here = { ...around, paths: noting(bucket, around) };
  for (const rule of group.strip) addStrip(bucket, rule, here, samepage);
  for (const rule of group.keep) {
    bucket.speaks.semicolon ||= rule.separator === ';';
    bucket.allow.add(rule.names, rule.ignoreCase ?? false, parameterRule(rule, here));
  }
  for (const rule of group.guards) addGuard(bucket, rule, here);
  for (const rule of group.wrappers) addWrapper(bucket, rule, around);
  return bucket;
}

/** Tests of paths of which the bucket's filter knows. */
const noting =
  (bucket: Bucket, { paths }: Surroundings): Surroundings['paths'] =>
  (patterns) => {
    const test = paths(patterns);
    if (test.told) filterOf(bucket).add(patterns, CONDITIONS);
    return test;
  };

const filterOf = (bucket: Bucket): PathFilter<Guard> => (bucket.pathFilter ??= new PathFilter());

const newBucket = (): Bucket => ({
  always: new NameIndex(),
  usual: new NameIndex(),
  fragment: new NameIndex(),
  allow: new NameIndex(),
  path: { ';': new NameIndex(), '/': new NameIndex() },
  named: new NameIndex(),
  worded: [],
  placed: [],
  traits: new NameIndex(),
  pathFilter: null,
  wrappers: [],
  speaks: { semicolon: false, path: false },
});

function addStrip(bucket: Bucket, rule: StripRule, around: Surroundings, samepage: boolean): void {
  const ignoreCase = rule.ignoreCase ?? false;
  const add = (index: NameIndex<ParameterRule>, usual: boolean): void => {
    index.add(rule.names, ignoreCase, parameterRule(rule, around, usual));
  };
  if (rule.part === 'path') {
    bucket.speaks.path = true;
    add(bucket.path[rule.separator ?? ';'], false);
    return;
  }
  bucket.speaks.semicolon ||= rule.separator === ';';
  if (rule.part === 'fragment') add(bucket.fragment, false);
  else if (samepage || rule.strength === 'always') add(bucket.always, false);
  else add(bucket.usual, true);
}

function parameterRule(rule: StripRule | KeepRule, around: Surroundings, usual = false): ParameterRule {
  const { names: _names, except = [], ...conditions } = rule;
  const scope = scopeOf(conditions, except, around);
  return {
    id: rule.id,
    why: rule.why,
    vendor: rule.vendor,
    scope,
    class: 'class' in rule ? rule.class : undefined,
    usual,
  };
}

function addGuard(bucket: Bucket, rule: GuardRule, around: Surroundings): void {
  const ignoreCase = rule.ignoreCase ?? false;
  const has = choicesOf(rule).map((choice) => choice.flatMap((one) => traitTests(one, ignoreCase)));
  const bitsOf = (those: (choice: readonly TraitTest[]) => boolean): number =>
    has.reduce((bits, choice, i) => (those(choice) ? bits | (1 << i) : bits), 0);
  const best = has.reduce<readonly TraitTest[]>((most, one) => (telling(most) >= telling(one) ? most : one), []);
  const placed = telling(best) === 0;
  const guard: Guard = {
    id: rule.id,
    why: rule.why,
    vendor: rule.vendor,
    number: around.guards.count++,
    paths: anyOf(rule.paths, ignoreCase),
    filtered: rule.paths?.every(tellsPaths) ?? false,
    placed,
    worded: !placed && best.some(({ literal }) => literal),
    has,
    untold: bitsOf((choice) => !choice.every(isTold)),
    presumed: bitsOf((choice) => !choice.every(({ spelled }) => spelled)),
    all: bitsOf(() => true),
    literals: has.flatMap((choice, i) =>
      choice.flatMap(({ literal, sign }) => (literal ? [{ choice: i, text: literal, sign }] : [])),
    ),
    scope: scopeOf({}, rule.except ?? [], around),
    part: rule.part ?? 'query',
  };
  for (const [choice, traits] of guard.part === 'query' ? has.entries() : [])
    for (const { pattern, value, spelled } of traits)
      if (spelled) bucket.traits.add([pattern], ignoreCase, { guard, choice, value });
  if (guard.filtered) filterOf(bucket).add(rule.paths ?? [], placed ? SEALS : CALLED, guard);
  if (placed) {
    bucket.placed.push(guard);
    return;
  }
  bucket.named.add(
    best.filter(({ spelled }) => spelled).map(({ pattern }) => pattern),
    ignoreCase,
    guard,
  );
  if (guard.worded) bucket.worded.push(guard);
}

/** The rarest character that every value of a shape holds and no link escapes, at a guess: a mark, or any. */
const signOf = (value: Pattern): string => {
  const texts = textsIn(value).join('');
  return /~/.exec(texts)?.[0] ?? /[._-]/.exec(texts)?.[0] ?? /\w/.exec(texts)?.[0] ?? '';
};

const choicesOf = ({ has = [] }: GuardRule): (readonly Trait[])[] => has.map((one) => (isList(one) ? one : [one]));

/** Every name for which a guard asks, as far as a table can tell it. */
export const askedNames = (rule: GuardRule): readonly Pattern[] =>
  choicesOf(rule).flatMap((choice) => choice.map(nameOf).flatMap(spelledOut).filter(isSpelled));

/** A whole name, or one whose start is fixed far enough. */
function isSpelled(name: Pattern): boolean {
  const parsed = parsePattern(name);
  return parsed.form === 'exact' || (parsed.form === 'prefix' && parsed.text.length >= TELLING);
}

const isTold = ({ spelled, literal }: TraitTest): boolean => spelled || literal !== '';

/** How well a guard is noticed by one of its choices: the longer what has to be there, the better. */
const telling = (choice: readonly TraitTest[]): number =>
  choice.length === 0
    ? 0
    : Math.min(...choice.map(({ spelled, pattern, literal }) => (spelled ? pattern : literal).length));

const nameOf = (one: Trait): Pattern => (typeof one === 'string' ? one : one.name);

/** A trait, once for each name that it spells out. */
const traitTests = (one: Trait, ignoreCase: boolean): TraitTest[] =>
  spelledOut(nameOf(one)).map((pattern) => {
    const spelled = isSpelled(pattern);
    return {
      pattern,
      spelled,
      literal: spelled || typeof one === 'string' ? '' : unescaped(mustHold(one.value)),
      sign: spelled || typeof one === 'string' ? '' : signOf(one.value),
      name: matcher(pattern, ignoreCase),
      value: typeof one === 'string' ? null : matcher(one.value),
    };
  });

const isList = (one: Trait | readonly Trait[]): one is readonly Trait[] => Array.isArray(one);

function addWrapper(bucket: Bucket, rule: WrapperRule, around: Surroundings): void {
  bucket.wrappers.push(compileWrapper(rule, around));
  const { destination, paths = anyPath } = rule;
  if ('query' in destination) filterOf(bucket).add(paths, OPENS);
  if ('path' in destination) filterOf(bucket).add([`~${destination.path.replace(/^~/, '')}`], OPENS_PATH);
}

const anyPath: readonly Pattern[] = ['*'];

function compileWrapper(rule: WrapperRule, around: Surroundings): Wrapper {
  const { destination, hosts, exact = false, when, except = [] } = rule;
  return {
    id: rule.id,
    why: rule.why,
    vendor: rule.vendor,
    rule,
    paths: anyOf(rule.paths),
    path: 'path' in destination ? new RegExp(destination.path.replace(/^~/, '')) : null,
    cut: rule.cut === undefined ? null : new RegExp(rule.cut.replace(/^~/, ''), 'g'),
    scope: scopeOf({ hosts, exact, ...(when ? { when } : {}) }, except, around),
  };
}
