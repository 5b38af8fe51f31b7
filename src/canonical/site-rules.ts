import type { Bucket, Guard, Literal, Wrapper } from '../rules/bucket';
import type { CompiledRules } from '../rules/compile';
import { type NameTable, PERHAPS } from '../rules/name-table';
import type { NameIndex } from '../rules/names';
import type { PathFilter } from '../rules/path-filter';
import { candidates, type Choices, fragmentCandidates } from './decide';
import { blocklistSays } from './layers/blocklist';
import type { LearnedIndex } from './layers/learned';
import type { Candidate } from './opinion';
import { callsOf, fitsOf } from './quick/fits';
import { type Entries, isAlone, isLifted, type UserIndex } from './layers/user';
import { type NameRules, saysTheSame } from './name-rules';
import { NumberedNames } from './numbered-names';
import { remember } from './remember';
import type { Policy } from './policy';
import type { LearnedVerdict } from './types';

/** Everything that may speak about links of one host, the nearest first. */
export interface SiteRules {
  /** Whether anything holds here that does not hold everywhere. */
  readonly special: boolean;
  readonly buckets: readonly Bucket[];
  readonly entries: Entries;
  readonly learned: readonly LearnedVerdict[];
  readonly alone: boolean;
  readonly lifted: boolean;
  readonly semicolon: boolean;
  /** Whether a link here is nothing that can be decided where it stands, whatever it is, or may be opened by its path. */
  readonly rare: boolean;
  readonly hasPathRules: boolean;
  /** Whether any name at all may go from a path here, whatever the engine's table of such names says. */
  readonly openPaths: boolean;
  /** Whether any name at all may be known here, whatever the engine's table of names says. */
  readonly open: boolean;
  readonly wrappers: readonly Wrapper[];
  /** Those of them whose destination stands in the path. */
  readonly pathWrappers: readonly Wrapper[];
  /** Those whose destination is the whole query: no name tells of it. */
  readonly queryWrappers: readonly Wrapper[];
  /** Whether any of them finds its destination in the fragment. */
  readonly opensFragments: boolean;
  /** Guards that are noticed by a text that stands somewhere in the query. */
  readonly wordedGuards: readonly Guard[];
  /** These texts, each once, with those that it stands for. */
  readonly words: readonly Word[];
  /** Whether any of them looks at the fragment. */
  readonly wordsFragments: boolean;
  /** Characters of which one stands in every such text. */
  readonly signs: readonly string[];
  /** Guards that are noticed by host and path. */
  readonly placedGuards: readonly Guard[];
  /** Whether any of these is interested whatever the path. */
  readonly placedAnywhere: boolean;
  /** These tell paths in which no guard is interested that says so by `filtered`, and no condition that says so. */
  readonly pathFilters: readonly PathFilter<Guard>[];
  /** Rules by name; null where nobody knows the name. */
  readonly named: (name: string) => NameRules | null;
  /** The same for a name of the engine's table, by its number there. */
  readonly numbered: NumberedNames;
  /** What is said of a name in a path. */
  readonly inPath: (separator: ';' | '/', name: string) => readonly Candidate[];
}

/** A text that stands in links, and the guards that are noticed by it. */
export interface Word {
  readonly literal: Literal;
  readonly guards: readonly Guard[];
}

const REMEMBERED_NAMES = 256;
const LONGEST_REMEMBERED = 64;

/** What an engine was made from, as far as it speaks of sites. */
export interface Sources {
  readonly rules: CompiledRules;
  readonly names: NameTable;
  readonly user: UserIndex;
  readonly learned: LearnedIndex;
  readonly policy: Policy;
  readonly choices: Choices;
}

/**
 * Looks up what holds on a host.
 * @param host `''` for what holds everywhere
 * @param everywhere that, where this is another
 */
export function rulesOfSite(host: string, sources: Sources, everywhere: SiteRules | null): SiteRules {
  const { rules, names, policy, choices } = sources;
  const buckets = rules.buckets.at(host).map((bucket) => bucket());
  const entries = sources.user.at(host);
  const learned = sources.learned.at(host).flat();
  const wrappers = buckets.flatMap((bucket) => bucket.wrappers);
  const carriers = new Set(
    wrappers.flatMap(({ rule: { destination } }) => ('query' in destination ? destination.query : [])),
  );
  // Guards that hold everywhere are asked about a name once, not once a site.
  const ownTraits = buckets.filter((bucket) => !everywhere?.buckets.includes(bucket)).map(({ traits }) => traits);
  const all = <T>(name: string, of: (bucket: Bucket) => NameIndex<T>): readonly T[] => {
    let found: readonly T[] = [];
    for (const bucket of buckets) {
      const more = of(bucket).all(name);
      if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
    }
    return found;
  };
  const known = (name: string): NameRules | null => {
    const naming = {
      host,
      entries,
      learned,
      always: all(name, ({ always }) => always),
      usual: all(name, ({ usual }) => usual),
      allow: all(name, ({ allow }) => allow),
      fragment: all(name, ({ fragment }) => fragment),
    };
    const query = candidates(name, naming, policy, choices);
    const fragment = fragmentCandidates(name, naming, policy, choices);
    const called = all(name, ({ named }) => named);
    const there = everywhere?.named(name) ?? null;
    const fits = fitsOf(name, ownTraits, there?.fits ?? null);
    const opens = carriers.has(name);
    if (query.length + fragment.length + called.length === 0 && !fits && !opens) return null;
    const [first] = query;
    const always = first?.holds === null ? first.opinion : null;
    const usual = first?.holds?.unlessPath ? first.opinion : null;
    const found: NameRules = {
      name,
      query,
      fragment,
      guards: called,
      fits,
      calls: callsOf(fits),
      opens,
      always,
      usual,
    };
    return there && saysTheSame(found, there) ? there : found;
  };
  const inPath = (separator: ';' | '/') => (name: string) =>
    blocklistSays(
      name,
      all(name, ({ path }) => path[separator]),
      host,
      choices.keepClasses,
    );
  const behindSemicolon = remember(inPath(';'), REMEMBERED_NAMES, LONGEST_REMEMBERED);
  const asSegment = remember(inPath('/'), REMEMBERED_NAMES, LONGEST_REMEMBERED);
  const special = host !== '';
  const open = buckets.some((bucket) => namesOf(bucket).some((index) => index.open));
  const perhaps = remember(known, REMEMBERED_NAMES, LONGEST_REMEMBERED);
  const wordedGuards = buckets.flatMap(({ worded }) => worded);
  const words = wordsOf(wordedGuards);
  const placedGuards = buckets.flatMap(({ placed }) => placed);
  const numberedHere = (number: number): NameRules | null => known(names.name(number));
  const alone = policy.asks.includes('user') && isAlone(entries);
  const semicolon = buckets.some(({ speaks }) => speaks.semicolon);
  const pathWrappers = wrappers.filter(({ path }) => path);
  const queryWrappers = wrappers.filter(({ rule: { destination } }) => 'whole' in destination);
  const numbered = new NumberedNames(names.size, numberedHere, everywhere?.numbered ?? null);
  return {
    special,
    buckets,
    entries,
    learned,
    alone,
    lifted: isLifted(entries),
    semicolon,
    rare: alone || semicolon || pathWrappers.length + queryWrappers.length > 0,
    hasPathRules: buckets.some(({ speaks }) => speaks.path),
    openPaths: buckets.some(({ path }) => path[';'].open || path['/'].open),
    open,
    wrappers,
    opensFragments: wrappers.some(({ rule }) => 'fragment' in rule.destination),
    pathWrappers,
    queryWrappers,
    wordedGuards,
    words,
    wordsFragments: wordedGuards.some(({ part }) => part === 'fragment'),
    signs: [...new Set(words.map(({ literal }) => literal.sign))],
    placedGuards,
    placedAnywhere: placedGuards.some(({ filtered }) => !filtered),
    pathFilters: buckets.flatMap(({ pathFilter }) => pathFilter ?? []),
    numbered,
    named: (name) => {
      if (name === '') return null;
      // In a link's text these would end a name, or begin an escape.
      const asItIs = open || name.includes('=') || name.includes('%');
      const number = asItIs ? PERHAPS : names.find(name, 0, name.length, special);
      return number > 0 ? numbered.get(number) : number === 0 ? null : perhaps(name);
    },
    inPath: (separator, name) => (separator === ';' ? behindSemicolon(name) : asSegment(name)),
  };
}

function wordsOf(worded: readonly Guard[]): readonly Word[] {
  const words = new Map<string, { literal: Literal; guards: Guard[] }>();
  for (const guard of worded)
    for (const literal of guard.literals) {
      const key = literal.sign + literal.text;
      const word = words.get(key);
      if (word) word.guards.push(guard);
      else words.set(key, { literal, guards: [guard] });
    }
  return [...words.values()];
}

const namesOf = ({ always, usual, allow, fragment, named }: Bucket) => [always, usual, allow, fragment, named];
