import { replacing, type Here } from './choose';
import { deviceOf, timeOf } from './clock';
import { mapEach, registerAt } from './places';
import type { Register } from './register';
import type { State } from './state';

const plausibleDrift = 10 * 60_000;

/**
 * Keeps a fast clock from winning. Where a choice of this device was beaten by a stamp from the future that was made
 * without knowing of it, the choice is made anew; the other device, whose choice came later only by its clock, sees
 * that and follows.
 * @param merged what `ours` became by merging; is not changed
 */
export function defend(merged: State, ours: State, here: Here): State {
  return mapEach(merged, (winner, place) => {
    const own = registerAt(ours, place);
    return own && unfairlyBeaten(own, winner, here) ? replacing(winner, own.value, here) : winner;
  });
}

function unfairlyBeaten(own: Register, winner: Register, { device, now }: Here): boolean {
  const beaten = winner.stamp > own.stamp && JSON.stringify(winner.value) !== JSON.stringify(own.value);
  const knewOfIt = winner.over !== undefined && winner.over >= own.stamp;
  return beaten && deviceOf(own.stamp) === device && timeOf(winner.stamp) > now + plausibleDrift && !knewOfIt;
}
