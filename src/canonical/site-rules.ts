import {
  type Bucket,
  type CompiledRules,
  type Guard,
  type ParameterRule,
  pathTest,
  type Wrapper,
} from '../rules/compile';
import type { NameIndex } from '../rules/names';
import { candidates, type Choices, fragmentCandidates } from './decide';
import type { LearnedIndex } from './layers/learned';
import { type Entries, isAlone, isLifted, type UserIndex } from './layers/user';
import type { Candidate } from './opinion';
import type { Policy } from './policy';
import type { LearnedVerdict } from './types';

/** What is known of a name on a site before any link is seen. */
export interface NameRules {
  readonly query: readonly Candidate[];
  readonly fragment: readonly Candidate[];
  readonly guards: readonly Guard[];
  /** Nothing may go, and no guard is interested. */
  readonly quiet: boolean;
}

/** Everything that may speak about links of one host, the nearest first. */
export interface SiteRules {
  readonly buckets: readonly Bucket[];
  readonly entries: Entries;
  readonly learned: readonly LearnedVerdict[];
  readonly alone: boolean;
  readonly lifted: boolean;
  readonly semicolon: boolean;
  readonly hasPathRules: boolean;
  readonly wrappers: readonly Wrapper[];
  /** Guards that are noticed by host and path. */
  readonly placedGuards: readonly Guard[];
  /** Whether any of these may be interested in a path. */
  readonly mayGuardPath: (path: string) => boolean;
  /** Rules by name, remembered; null where nobody knows the name. */
  readonly named: (name: string) => NameRules | null;
  readonly inPath: (separator: ';' | '/', name: string) => readonly ParameterRule[];
}

const REMEMBERED_HOSTS = 4096;
const REMEMBERED_NAMES = 4096;
/** A longer name is looked up each time, so that what is remembered stays small. */
const LONGEST_REMEMBERED = 64;

/** Looks up what holds on a host. Hosts for which nothing special holds share one answer. */
export function siteRules(
  rules: CompiledRules,
  user: UserIndex,
  learned: LearnedIndex,
  policy: Policy,
  choices: Choices,
): (host: string) => SiteRules {
  const everywhere = newSite('', rules.buckets.at(''), [], [], policy, choices);
  const remembered = new Map<string, SiteRules>();
  return (host) => {
    const known = remembered.get(host);
    if (known) return known;
    const buckets = rules.buckets.at(host);
    const entries = user.at(host);
    const verdicts = learned.at(host);
    const special = buckets.length > everywhere.buckets.length || entries.length > 0 || verdicts.length > 0;
    const site = special ? newSite(host, buckets, entries, verdicts.flat(), policy, choices) : everywhere;
    if (remembered.size >= REMEMBERED_HOSTS) remembered.clear();
    remembered.set(host, site);
    return site;
  };
}

function newSite(
  host: string,
  buckets: readonly Bucket[],
  entries: Entries,
  learned: readonly LearnedVerdict[],
  policy: Policy,
  choices: Choices,
): SiteRules {
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
    const guards = all(name, ({ named }) => named);
    if (query.length + fragment.length + guards.length === 0) return null;
    const quiet = guards.length === 0 && query.every(({ opinion }) => opinion.action === 'keep');
    return { query, fragment, guards, quiet };
  };
  const placedGuards = buckets.flatMap(({ placed }) => placed);
  return {
    buckets,
    entries,
    learned,
    alone: policy.asks.includes('user') && isAlone(entries),
    lifted: isLifted(entries),
    semicolon: buckets.some(({ speaks }) => speaks.semicolon),
    hasPathRules: buckets.some(({ speaks }) => speaks.path),
    wrappers: buckets.flatMap(({ wrappers }) => wrappers),
    placedGuards,
    mayGuardPath: pathTest(placedGuards),
    named: remember(known),
    inPath: (separator, name) => all(name, ({ path }) => path[separator]),
  };
}

function remember<T>(lookUp: (name: string) => T): (name: string) => T {
  const remembered = new Map<string, T>();
  return (name) => {
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const found = lookUp(name);
    if (name.length > LONGEST_REMEMBERED) return found;
    if (remembered.size >= REMEMBERED_NAMES) remembered.clear();
    remembered.set(name, found);
    return found;
  };
}
