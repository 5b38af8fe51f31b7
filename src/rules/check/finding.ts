import type { RuleFault } from '../fault';

/** A fault before its file is looked up; without `rule` it is about a family. */
export type Finding = Omit<RuleFault, 'file'>;
