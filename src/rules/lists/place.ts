import type { Condition, HostPattern, Pattern } from '../model';

/** Where an entry of a list holds. */
export interface ListPlace {
  /** `google.*` stands for a name under any suffix. Left out: everywhere. */
  readonly hosts?: readonly HostPattern[];
  readonly exact?: boolean;
  readonly paths?: readonly Pattern[];
  readonly when?: Condition;
}

/**
 * What a pattern is read for. A rule's place must not become larger than its list says, and an exception's must not
 * become smaller: in doubt, keep.
 */
export type Purpose = 'rule' | 'exception';
