import { timeOf } from './clock';
import { writtenGrave } from './grave';
import { mapEach, registerAt, withRegister, type Place } from './places';
import { limits, textBytes } from './quota';
import type { Register } from './register';
import { nothingChosen, type Site, type State } from './state';

/** What was taken back, by site. */
export type Graves = ReadonlyMap<string, Site>;

const daysKept = 400;
/** Quotes, commas, braces and the word `parameters`, for a grave alone in its site. */
const frame = 30;

/** The state without what was taken back so long ago that hardly a device can still hold an old copy of it. */
export function forgetOldGraves(state: State, now: number): State {
  const before = now - daysKept * 24 * 60 * 60_000;
  return mapEach(state, (each) => (each.value === null && timeOf(each.stamp) < before ? null : each));
}

export function allGraves(state: State): Graves {
  return gather(gravesOf(state));
}

/**
 * The graves to store where other devices see them: as many as fit into one item, those first that have to kill what
 * is stored there, then the newest.
 * @returns null when nothing there has to be killed. Storing graves for any other reason would let two devices of
 *   different clocks add and drop an old one in turn for ever
 */
export function gravesNeededBy(stored: State, state: State): Graves | null {
  const isUrgent = ({ place }: Grave) => (registerAt(stored, place)?.value ?? null) !== null;
  const graves = gravesOf(state);
  const urgent = graves.filter(isUrgent);
  if (urgent.length === 0) return null;
  const others = graves
    .filter((grave) => !isUrgent(grave))
    .toSorted((a, b) => (a.register.stamp < b.register.stamp ? 1 : -1));
  let room = limits.itemBytes - frame;
  return gather([...urgent, ...others].filter((grave) => (room -= bytesOf(grave)) >= 0));
}

interface Grave {
  readonly place: Place & { readonly in: 'parameters' | 'flags' };
  readonly register: Register;
}

function gravesOf(state: State): Grave[] {
  const graves: Grave[] = [];
  mapEach(state, (register, place) => {
    if (register.value === null && place.in !== 'settings') graves.push({ place, register });
    return register;
  });
  return graves;
}

function gather(graves: readonly Grave[]): Graves {
  return graves.reduce((state, { place, register }) => withRegister(state, place, register), nothingChosen).sites;
}

function bytesOf({ place, register }: Grave): number {
  return frame + textBytes(place.site + JSON.stringify(place.name) + writtenGrave(register));
}
