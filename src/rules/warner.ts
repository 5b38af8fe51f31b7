import { warningOf } from '../canonical/warnings';
import type { Warning } from '../canonical/types';
import { compileWarnings } from './compile';
import type { RuleSet } from './model';

/** What one parameter gives away; null where no rule knows of anything. @param value as it stands in a link */
export type Warner = (name: string, value: string) => Warning | null;

/** Asks the rules' warnings about names and values that stand in no link. */
export function warner({ warnings }: Pick<RuleSet, 'warnings'>): Warner {
  const tests = compileWarnings(warnings);
  return (name, value) => warningOf(name, value, tests);
}
