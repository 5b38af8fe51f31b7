import { later, type Registers } from './register';
import type { Site, State } from './state';

/**
 * What two devices know together: of each choice the later version. Commutative, associative and idempotent, so
 * devices that have seen the same agree, in whatever order and however often they saw it.
 */
export function merge(a: State, b: State): State {
  return { settings: mergeRegisters(a.settings, b.settings), sites: union(a.sites, b.sites, mergeSites) };
}

function mergeSites(a: Site, b: Site): Site {
  return { parameters: mergeRegisters(a.parameters, b.parameters), flags: mergeRegisters(a.flags, b.flags) };
}

function mergeRegisters(a: Registers, b: Registers): Registers {
  return union(a, b, later);
}

function union<T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>, both: (a: T, b: T) => T): Map<string, T> {
  const all = new Map(a);
  for (const [name, theirs] of b) {
    const ours = all.get(name);
    all.set(name, ours === undefined ? theirs : both(ours, theirs));
  }
  return all;
}
