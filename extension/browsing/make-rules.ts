import { shippedRules } from 'virtual:rules';
import { navigationRules, type NavigationRules, type UserEntries } from '../../src/index';
import { rulesInUse } from '../engine/rules-in-use';

/** What the worker asks for, as text. */
export interface Asked {
  readonly rulesOff: readonly string[];
  readonly entries: UserEntries;
}

/** Rules for navigation, made where no worker has to hold what makes them. @param asked JSON of `Asked`, our own words */
export function makeRules(asked: string): NavigationRules {
  const { rulesOff, entries } = JSON.parse(asked) as Asked;
  return navigationRules({ rules: rulesInUse(shippedRules, rulesOff), user: entries });
}
