import type { Policy } from './policy';
import type { HostTable } from '../rules/host-table';
import type { NameTable } from '../rules/name-table';
import type { PathFilter } from '../rules/path-filter';
import type { Sites } from './sites';
import type { HostFunctions } from './types';

/** What an engine was made from. */
export interface Setup {
  readonly policy: Policy;
  readonly functions: HostFunctions;
  readonly sites: Sites;
  readonly names: NameTable;
  /** The same of what stands in a path as `/name=value` or `;name=value`. */
  readonly pathNames: NameTable;
  /** Hosts on which a link may change that has neither query nor `=`. */
  readonly pathHosts: HostTable;
  /** How the path begins of one that may change there though only the host's first label is known. */
  readonly labelPaths: PathFilter<never>;
  /** Hosts on which more may be said of such a link than everywhere. */
  readonly specialPathHosts: HostTable;
  readonly keepTextFragment: boolean;
}
