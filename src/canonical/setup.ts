import type { Choices } from './decide';
import type { Policy } from './policy';
import type { SiteRules } from './site-rules';
import type { HostFunctions } from './types';

/** What an engine was made from. */
export interface Setup {
  readonly policy: Policy;
  readonly functions: HostFunctions;
  readonly siteRules: (host: string) => SiteRules;
  readonly choices: Choices;
  readonly keepTextFragment: boolean;
}
