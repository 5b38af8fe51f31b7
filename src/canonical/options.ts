import type { RuleSet } from '../rules/model';
import type { PolicyName } from './policy';
import type { Learned, ParameterClass, UserEntries } from './types';

/** What an engine is made from. */
export interface EngineOptions {
  readonly rules: RuleSet;
  /** `share` where it does not say. */
  readonly policy?: PolicyName;
  readonly user?: UserEntries;
  readonly learned?: Learned;
  /** Names to strip everywhere. */
  readonly block?: readonly string[];
  /** Classes that stay though a rule strips them. */
  readonly keepClasses?: readonly ParameterClass[];
  /** Whether `#:~:text=…` stays; it does where it does not say. */
  readonly keepTextFragment?: boolean;
}
