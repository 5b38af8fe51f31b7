import type { EntryChange, Settings } from '../messages';
import { choose, type Here } from './choose';
import { isReadable } from './readable';
import type { Registers } from './register';
import type { State } from './state';

/** The state after a change of a site's entry. */
export function changeEntry(state: State, site: string, change: EntryChange, here: Here): State {
  switch (change.kind) {
    case 'parameter':
      return choose(state, { in: 'parameters', site, name: change.name }, change.action, here);
    case 'alone':
    case 'liftGuard':
      return choose(state, { in: 'flags', site, name: change.kind }, change.on || null, here);
    case 'delete':
      return takeBack(takeBack(state, site, 'parameters', here), site, 'flags', here);
  }
}

/** The state after a change of settings. A setting that is what it was before keeps the time of its choice. */
export function changeSettings(state: State, patch: Partial<Settings>, here: Here): State {
  return Object.entries(patch).reduce(
    (now, [name, value]) => choose(now, { in: 'settings', name }, value, here),
    state,
  );
}

function takeBack(state: State, site: string, kind: 'parameters' | 'flags', here: Here): State {
  const registers: Registers = state.sites.get(site)?.[kind] ?? new Map();
  return [...registers]
    .filter(([name, register]) => isReadable(register, { in: kind, site, name }))
    .reduce((now, [name]) => choose(now, { in: kind, site, name }, null, here), state);
}
