import { mapEach, type Place } from './places';
import { isReadable } from './readable';
import type { State } from './state';
import { chosen } from './view';

/**
 * Everything that the person chose, as JSON text: entries in the form that the command line reads, settings that are
 * not as they came, and when each choice was made, so that reading it back does not undo later ones.
 */
export function backupText(state: State): string {
  const stamps: [string, string][] = [];
  const settings: [string, unknown][] = [];
  mapEach(state, (register, place) => {
    if (register.value !== null && isReadable(register, place)) {
      stamps.push([stampName(place), register.stamp]);
      if (place.in === 'settings') settings.push([place.name, register.value]);
    }
    return register;
  });
  const whole = {
    ...chosen(state).entries,
    settings: Object.fromEntries(settings),
    stamps: Object.fromEntries(stamps),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** What a choice is called in a backup: `settings.policy`, `example.com?ref`, `example.com#alone`. */
export function stampName(place: Place): string {
  if (place.in === 'settings') return `settings.${place.name}`;
  return `${place.site}${place.in === 'parameters' ? '?' : '#'}${place.name}`;
}
