import { deviceOf, stampAfter } from './clock';
import { registerAt, withRegister, type Place } from './places';
import type { Register, Value } from './register';
import type { State } from './state';

/** Whose choice it is, and when. */
export interface Here {
  readonly device: string;
  readonly now: number;
}

/** The state after a person's choice; null takes one back. Unchanged when it says so already. */
export function choose(state: State, place: Place, value: Value | null, here: Here): State {
  const seen = registerAt(state, place);
  if (JSON.stringify(seen?.value ?? null) === JSON.stringify(value)) return state;
  return withRegister(state, place, replacing(seen, value, here));
}

/** A choice made in knowledge of `seen`. */
export function replacing(seen: Register | undefined, value: Value | null, { device, now }: Here): Register {
  const stamp = stampAfter(seen?.stamp, now, device);
  const over = seen && deviceOf(seen.stamp) !== device ? seen.stamp : seen?.over;
  return over === undefined ? { value, stamp } : { value, stamp, over };
}
