import type { Bucket, CompiledRules, Guard, Wrapper } from '../rules/compile';
import type { LearnedIndex } from './layers/learned';
import type { UserIndex } from './layers/user';
import type { LearnedVerdict, UserEntry } from './types';

/** Everything that may speak about links of one host, the nearest first. */
export interface SiteRules {
  readonly always: readonly Bucket[];
  readonly usual: readonly Bucket[];
  readonly fragmentUsual: readonly Bucket[];
  readonly path: readonly { readonly separator: ';' | '/'; readonly bucket: Bucket }[];
  readonly allow: readonly Bucket[];
  readonly semicolon: boolean;
  readonly guards: readonly Guard[];
  readonly wrappers: readonly Wrapper[];
  readonly entries: readonly { readonly host: string; readonly entry: UserEntry }[];
  readonly learned: readonly LearnedVerdict[];
}

const REMEMBERED_HOSTS = 1024;

/** Looks up what holds on a host, and remembers the answer for a bounded number of hosts. */
export function siteRules(rules: CompiledRules, user: UserIndex, learned: LearnedIndex): (host: string) => SiteRules {
  const remembered = new Map<string, SiteRules>();
  return (host) => {
    const known = remembered.get(host);
    if (known) return known;
    if (remembered.size >= REMEMBERED_HOSTS) remembered.clear();
    const found: SiteRules = {
      always: rules.always.at(host),
      usual: rules.usual.at(host),
      fragmentUsual: rules.fragmentUsual.at(host),
      path: rules.path.at(host),
      allow: rules.allow.at(host),
      semicolon: rules.semicolon.at(host).length > 0,
      guards: rules.guards.at(host),
      wrappers: rules.wrappers.at(host),
      entries: user.at(host),
      learned: learned.at(host).flat(),
    };
    remembered.set(host, found);
    return found;
  };
}
