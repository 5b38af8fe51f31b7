import type { ParameterRule } from '../rules/bucket';
import type { Place } from '../rules/conditions';
import { allowlistSays } from './layers/allowlist';
import { blockedName, blocklistSays } from './layers/blocklist';
import { learnedSays } from './layers/learned';
import { type Entries, userSays } from './layers/user';
import type { Candidate, Opinion } from './opinion';
import type { Policy, Question } from './policy';
import type { LearnedVerdict, ParameterClass } from './types';

/** What the caller chose for every site. */
export interface Choices {
  readonly block: ReadonlySet<string>;
  readonly keepClasses: ReadonlySet<ParameterClass>;
}

/** Everything on a site that names one parameter. */
export interface Naming {
  /** Host by which rules are narrowed; `''` for all of which nothing special is known. */
  readonly host: string;
  readonly entries: Entries;
  readonly learned: readonly LearnedVerdict[];
  readonly always: readonly ParameterRule[];
  readonly allow: readonly ParameterRule[];
  readonly usual: readonly ParameterRule[];
  readonly fragment: readonly ParameterRule[];
}

type Answer = (name: string, site: Naming, choices: Choices) => readonly Candidate[];

const answers: Readonly<Record<Question, Answer>> = {
  user: (name, { entries }) => userSays(name, entries),
  blocked: (name, _site, { block }) => blockedName(name, block),
  'blocklist-always': (name, { always, host }, { keepClasses }) => blocklistSays(name, always, host, keepClasses),
  allowlist: (name, { allow, host }) => allowlistSays(name, allow, host),
  'learned-content': (name, { learned }) => learnedSays(name, learned, 'content'),
  'blocklist-usual': (name, { usual, host }, { keepClasses }) => blocklistSays(name, usual, host, keepClasses),
  'learned-neutral': (name, { learned }) => learnedSays(name, learned, 'neutral'),
};

/** All that may be said of a name in a query, in the order in which the policy asks. */
export const candidates = (name: string, site: Naming, policy: Policy, choices: Choices): readonly Candidate[] =>
  concat(policy.asks, (question) => answers[question](name, site, choices));

/** Questions that make sense of a fragment's parameters: site rules hold there only where they say so. */
const inFragment: ReadonlySet<Question> = new Set(['user', 'blocked', 'blocklist-always']);

/** All that may be said of a name in a fragment. */
export const fragmentCandidates = (
  name: string,
  site: Naming,
  policy: Policy,
  choices: Choices,
): readonly Candidate[] => [
  ...concat(policy.asks, (question) => (inFragment.has(question) ? answers[question](name, site, choices) : nothing)),
  ...blocklistSays(name, site.fragment, site.host, choices.keepClasses),
];

const nothing: readonly Candidate[] = [];

function concat(asks: readonly Question[], answer: (question: Question) => readonly Candidate[]): readonly Candidate[] {
  let said = nothing;
  for (const question of asks) {
    const more = answer(question);
    if (more.length > 0) said = said.length === 0 ? more : [...said, ...more];
  }
  return said;
}

/** The first candidate that holds at a place; null where none does. */
export function firstThatHolds(said: readonly Candidate[], at: Place): Opinion | null {
  for (const { opinion, holds } of said) if (!holds || holds(at)) return opinion;
  return null;
}
