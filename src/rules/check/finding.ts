import type { RuleFault } from '../fault';

/** A fault before its file is looked up: that of the rule, or of the family that it is about. */
export type Finding = Omit<RuleFault, 'file'> & { readonly family?: string };
