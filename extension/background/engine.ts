import { shippedRules } from 'virtual:rules';
import { createEngineWith, siteOf, type Engine } from '../../src/index';
import type { Chosen } from '../platform/storage/view';
import { browserToAscii } from './host';
import { rulesInUse } from './rules-in-use';

const engines = new WeakMap<Chosen, Engine>();

/** The engine for what the person chose; made anew only when that has changed. */
export function engineFor(chosen: Chosen): Engine {
  const made = engines.get(chosen) ?? makeEngine(chosen);
  engines.set(chosen, made);
  return made;
}

function makeEngine({ settings, entries }: Chosen): Engine {
  return createEngineWith(
    { toAscii: browserToAscii, siteOf },
    {
      rules: rulesInUse(shippedRules, settings.rulesOff),
      policy: settings.policy,
      user: entries,
      keepClasses: settings.keepAffiliate ? ['affiliate'] : [],
      keepTextFragment: settings.keepTextFragment,
    },
  );
}
