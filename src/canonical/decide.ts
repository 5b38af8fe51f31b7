import type { Place } from '../rules/conditions';
import { allowlistSays } from './layers/allowlist';
import { blockedName, blocklistSays } from './layers/blocklist';
import { fallbackSays, keepsEverything } from './layers/fallback';
import { learnedSays } from './layers/learned';
import { userSays } from './layers/user';
import type { Opinion } from './opinion';
import type { Policy, Question } from './policy';
import type { SiteRules } from './site-rules';
import type { ParameterClass } from './types';

/** What the caller chose for every site. */
export interface Choices {
  readonly block: ReadonlySet<string>;
  readonly keepClasses: ReadonlySet<ParameterClass>;
}

type Answer = (at: Place, site: SiteRules, choices: Choices) => Opinion | null;

const answers: Readonly<Record<Question, Answer>> = {
  user: (at, site) => userSays(at.name, site.entries),
  blocked: (at, _site, { block }) => blockedName(at.name, block),
  'blocklist-always': (at, site, { keepClasses }) => blocklistSays(at, site.always, keepClasses),
  allowlist: (at, site) => allowlistSays(at, site.allow),
  'learned-content': (at, site) => learnedSays(at.name, at.names, site.learned, 'content'),
  'blocklist-usual': (at, site, { keepClasses }) => {
    const said = blocklistSays(at, site.usual, keepClasses);
    return said && { ...said, usual: true };
  },
  'learned-neutral': (at, site) => {
    const said = learnedSays(at.name, at.names, site.learned, 'neutral');
    return said && { ...said, usual: true };
  },
};

/** Decides one parameter of a query: the first layer that has an opinion. */
export function decide(at: Place, site: SiteRules, policy: Policy, choices: Choices): Opinion {
  for (const question of policy.asks) {
    const opinion = answers[question](at, site, choices);
    if (opinion) return opinion;
  }
  return policy.usesRules ? fallbackSays(at.value) : keepsEverything();
}

/** Questions that make sense of a fragment's parameters: site rules hold there only where they say so. */
const inFragment: readonly Question[] = ['user', 'blocked', 'blocklist-always'];

/** Decides one parameter of a fragment. */
export function decideInFragment(at: Place, site: SiteRules, policy: Policy, choices: Choices): Opinion {
  for (const question of policy.asks) {
    const opinion = inFragment.includes(question) ? answers[question](at, site, choices) : null;
    if (opinion) return opinion;
  }
  return blocklistSays(at, site.fragmentUsual, choices.keepClasses) ?? fallbackSays(at.value);
}
